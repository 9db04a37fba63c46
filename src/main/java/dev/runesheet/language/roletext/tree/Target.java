package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.TargetWord;
import java.util.List;

/** A target: whom or what an ability is about. */
public sealed interface Target extends Operand {

  /** The player who has the ability. */
  Target SELF = new Standard(TargetWord.SELF);

  /** True if it is this word. */
  default boolean is(TargetWord word) {
    return this instanceof Standard standard && standard.word == word;
  }

  /** A target of one word. */
  record Standard(TargetWord word) implements Target {}

  /** The feedback of the process ability with this number, from 1. */
  record Result(int number) implements Target {}

  /** All living players that have an attribute: {@code @(Wolfish)}. */
  record Having(AttributeName attribute) implements Target {}

  /** A channel: {@code #story_time}. */
  record Channel(String name) implements Target {}

  /** All that each of some filters lets pass: {@code @(Align:!Townsfolk, Cat:Killing)}. */
  record Filtered(Sigil sigil, List<Filter> filters) implements Target {}

  /** A filter: {@code Align:!Townsfolk}. */
  record Filter(String key, boolean not, String value) {}

  /** The set that a filter chooses from. */
  enum Sigil {
    PLAYERS("@"),
    TEAMS("&"),
    ROLES("^");

    private final String sign;

    Sigil(String sign) {
      this.sign = sign;
    }

    /** The sign before it. */
    public String sign() {
      return sign;
    }
  }

  /** A team by its name: {@code &Townsfolk}. */
  record OfTeam(String name) implements Target {}

  /** A role by its name: {@code ^Citizen}. */
  record OfRole(String name) implements Target {}

  /** A word that the host fills in: {@code %Role%}. */
  record HostInformation(String name) implements Target {}

  /** A number or a word of the game: {@code $living}. */
  record Variable(String name) implements Target {}

  /** Several targets, of which each is meant, in later guides only: {@code @Self and @Target}. */
  record Several(List<Target> all) implements Target {}

  /** A choice among others than living players: {@code @Selection [Dead]}. */
  record Among(Target of, String sort) implements Target {}

  /** A property of a target: {@code @Selection->Role}. */
  record Property(Target of, String property) implements Target {}
}
