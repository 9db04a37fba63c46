package dev.runesheet.engine.fact;

/**
 * A part of what a verb does that comes when all before it has ended, such as the change of the
 * second of several cards: it waits on the agenda. It lives within one action only: a program that
 * asks a player must not leave one behind.
 *
 * @param by the reaction whose verb it belongs to, which stays the reason
 * @param what a word for it, for who asks why
 * @param part the part
 */
public record Deferred(Reaction by, String what, Runnable part) implements AgendaItem {}
