package dev.runesheet.game.declared.catalog;

/**
 * The declaration that each player is a card himself, such as a hero, which a set-up names.
 *
 * @param kind the kind of these cards
 * @param called the word for several of them: the field of set-ups
 * @param zone the zone in which they are all the time
 */
public record Characters(String kind, String called, String zone) {}
