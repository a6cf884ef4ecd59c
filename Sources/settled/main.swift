print("settled")
