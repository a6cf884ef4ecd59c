import Store

extension StoreError {
    /// What is said about it in Polish.
    var polish: FailureText {
        switch self {
        case .full(let path): .polish(unwritable: path, diskFull)
        case .unwritable(let path, let errno): .polish(unwritable: path, errno)
        case .noHome:
            FailureText(
                "Nie wiadomo, gdzie są rachunki: nie ustawiono ani SETTLED_HOME, ani HOME.",
                "SETTLED_HOME=/jakiś/folder settled …")
        case .busy(let path):
            FailureText("\(path): używa tego inny proces.", "Nic nie zmieniono; spróbuj, gdy skończy.")
        case .newer(let path, let version):
            FailureText(
                "\(path): to plik nowszego settled (wersja tabel \(version), a znana jest \(Database.version)).",
                "Nic nie zmieniono; zainstaluj nowszy settled.")
        case .damaged(let path):
            FailureText(
                "\(path): plik jest uszkodzony albo nie jest bazą danych settled.",
                "Nic w nim nie zapisano. settled check mówi więcej; wstaw na jego miejsce kopię zapasową.")
        case .backupOntoItself(let path):
            FailureText("\(path) to sama baza danych, a nie miejsce na jej kopię.", "Podaj inny plik.")
        case .noBill(let id, let isDeleted):
            FailureText(
                "Nie ma rachunku \(id).",
                isDeleted
                    ? "Został usunięty; settled restore \(id) go przywraca." : "settled history pokazuje, jakie są.")
        case .conflict(let id):
            FailureText(
                "Rachunek \(id) w międzyczasie zmienił lub usunął inny proces.",
                "Nic nie zmieniono; settled edit \(id) zaczyna od rachunku, jaki jest teraz.")
        case .noPerson(let name):
            FailureText("Nikt znany nie nazywa się \(name).", "settled people pokazuje, kto jest znany.")
        case .ambiguousPerson(let name, let names):
            FailureText("\(name) to może być \(names.joined(separator: " albo ")).", "Wpisz więcej liter.")
        case .personExists(let name): FailureText("Ktoś już nazywa się \(name).", "Każdy nazywa się inaczej.")
        case .onBills(let name, let count):
            FailureText(
                "\(name): ta osoba jest na \(count) "
                    + (count == 1
                        ? "zachowanym rachunku, który bez niej by się nie zgadzał."
                        : "zachowanych rachunkach, które bez niej by się nie zgadzały."),
                "settled people archive \(name) ukrywa imię i niczego nie traci.")
        case .failed(let path, let message): FailureText("\(path): baza danych zawiodła: \(message).")
        }
    }
}
