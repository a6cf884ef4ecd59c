# fish completion for kitchen
complete -c kitchen -f
complete -c kitchen -l quiet -s q -d 'Say nothing but the result'
complete -c kitchen -l color -x -a 'auto always never' -d 'Colour the output'
complete -c kitchen -l help -s h -d 'Print help and stop'
complete -c kitchen -n 'not __fish_seen_subcommand_from cook serve' -l version -d 'Print the version and stop'
complete -c kitchen -n 'not __fish_seen_subcommand_from cook serve' -a cook -d 'Cook dishes from recipes'
complete -c kitchen -n 'not __fish_seen_subcommand_from cook serve' -a serve -d 'Serve what is ready'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -l times -s n -x -d 'Cook it N times; 1 if not given'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -l add -x -d 'Add a spice [any]; can be given again'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -l out -s o -x -a '(__fish_complete_directories)' -d 'Put the plates into FOLDER'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -l dry -s d -d 'Without sauce'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -l wet -s w -d 'It\'s with sauce'
complete -c kitchen -n '__fish_seen_subcommand_from cook' -F
