# bash completion for kitchen
_kitchen() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} path=kitchen i
    # "--option=value" arrives as three words.
    if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$path ${COMP_WORDS[i]}" in
            "kitchen cook") path="kitchen cook" ;;
            "kitchen serve") path="kitchen serve" ;;
        esac
    done
    COMPREPLY=()
    case "$path $previous" in
        "kitchen --color") mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        "kitchen cook --color") mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        "kitchen cook --times"|"kitchen cook -n") :; return ;;
        "kitchen cook --add") :; return ;;
        "kitchen cook --out"|"kitchen cook -o") mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
        "kitchen serve --color") mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
    esac
    case $path in
        "kitchen")
            if [[ $current == -* ]]; then mapfile -t COMPREPLY < <(compgen -W '--quiet --color --help --version' -- "$current")
            else mapfile -t COMPREPLY < <(compgen -W 'cook serve' -- "$current"); fi ;;
        "kitchen cook")
            if [[ $current == -* ]]; then mapfile -t COMPREPLY < <(compgen -W '--quiet --color --times --add --out --dry --wet --help' -- "$current")
            else mapfile -t COMPREPLY < <(compgen -f -- "$current"); fi ;;
        "kitchen serve")
            if [[ $current == -* ]]; then mapfile -t COMPREPLY < <(compgen -W '--quiet --color --help' -- "$current")
            else :; fi ;;
    esac
}
complete -o filenames -F _kitchen kitchen
