// Swift cannot call functions with a variable number of arguments; these are the few calls of that kind which are needed.
#pragma once
#include <histedit.h>
#include <stdio.h>

/// An editor that reads from standard input and writes to standard error; NULL without memory.
static inline EditLine *editor_open(const char *program) { return el_init(program, stdin, stderr, stderr); }

static inline int editor_set_prompt(EditLine *editor, char *(*prompt)(EditLine *)) {
    return el_set(editor, EL_PROMPT, prompt);
}

/// Restores the terminal where a signal ends or stops the program, and follows its size.
static inline int editor_handle_signals(EditLine *editor) { return el_set(editor, EL_SIGNAL, 1); }

/// Hands the terminal to the shell, or takes it back.
static inline int editor_hold_terminal(EditLine *editor, int hold) { return el_set(editor, EL_PREP_TERM, hold); }

/// Gives the editor a command for the keys, which can be bound by its name.
static inline int editor_add_command(EditLine *editor, const char *name, const char *help,
                                     unsigned char (*command)(EditLine *, int)) {
    return el_set(editor, EL_ADDFN, name, help, command);
}

static inline int editor_set_owner(EditLine *editor, void *owner) { return el_set(editor, EL_CLIENTDATA, owner); }

static inline void *editor_owner(EditLine *editor) {
    void *owner = NULL;
    return el_get(editor, EL_CLIENTDATA, &owner) == 0 ? owner : NULL;
}

static inline int editor_set_history(EditLine *editor, History *lines) {
    return el_set(editor, EL_HIST, history, lines);
}

/// Sets how many lines are remembered; the same line twice in a row counts once.
static inline int history_limit(History *lines, int count) {
    HistEvent event;
    return history(lines, &event, H_SETSIZE, count) < 0 ? -1 : history(lines, &event, H_SETUNIQUE, 1);
}

static inline int history_add(History *lines, const char *line) {
    HistEvent event;
    return history(lines, &event, H_ENTER, line);
}
