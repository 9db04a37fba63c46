package dev.runesheet.engine.fact;

/**
 * A part of a verb's work that waits on the agenda until all before it has ended, such as the
 * change of the second of several cards. It lives within one action only: a program that asks a
 * player must not leave one behind.
 *
 * @param by the reaction whose verb it belongs to, which stays the cause
 * @param what a word for it, for explanations
 * @param part the work
 */
public record Deferred(Reaction by, String what, Runnable part) implements AgendaItem {}
