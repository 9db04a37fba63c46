package dev.runesheet.language.roletext.tree;

import java.util.List;

/** A target: whom or what an ability is about. */
public sealed interface Target extends Operand {

  /** Targets of one word. Those after {@code ACTION_FEEDBACK} stand in later guides only. */
  enum Standard implements Target, Titled {
    SELF,
    SELECTION,
    SECONDARY_SELECTION,
    TARGET,
    ACTION_ABILITY_TYPE,
    ACTION_FEEDBACK,
    TARGET_DEAD,
    ALL,
    OTHERS,
    DEAD,
    DEAD_ALIVE,
    MEMBERS,
    ATTACKER,
    ATTACK_LOCATION,
    ATTACK_SOURCE,
    DEATH_TYPE,
    KILLING_TYPE,
    THIS,
    VISITOR,
    VISIT_TYPE,
    VISIT_PARAMETER,
    WINNER,
    CHOSEN,
    CHOOSER,
    VOTERS,
    OTHER_VOTERS,
    THIS_ATTR,
    ROLE_CHANGER,
    IND,
    ACTION_TARGET,
    ACTION_RESULT,
    EXECUTOR,
    JOINER,
    PLAYER;

    @Override
    public String word() {
      return Titled.super.word().replace(" ", "");
    }

    /** True if the guide has it. */
    public boolean ofGuide() {
      return ordinal() <= ACTION_FEEDBACK.ordinal();
    }
  }

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
