package dev.runesheet.game.werewolf.word;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words of role texts for players and for what was done: {@code @SecondarySelection}. */
public enum TargetWord implements GuideWord {
  SELF(Extent.GUIDE, Meant.PLAYERS, "self"),
  SELECTION(Extent.GUIDE, Meant.PLAYERS_OF_RUN, "selection", 1),
  SECONDARY_SELECTION(Extent.GUIDE, Meant.PLAYERS_OF_RUN, "second", 2),
  TARGET(Extent.GUIDE, Meant.PLAYERS, "target"),
  ACTION_ABILITY_TYPE(Extent.GUIDE, Meant.TEXT, "action type"),
  ACTION_FEEDBACK(Extent.GUIDE, Meant.TEXT, "action feedback"),
  TARGET_DEAD,
  ALL(Extent.LATER, Meant.PLAYERS),
  OTHERS(Extent.LATER, Meant.PLAYERS),
  DEAD,
  DEAD_ALIVE,
  MEMBERS,
  ATTACKER(Extent.LATER, Meant.PLAYERS_OF_RUN),
  ATTACK_LOCATION,
  ATTACK_SOURCE,
  DEATH_TYPE,
  KILLING_TYPE,
  THIS,
  VISITOR(Extent.LATER, Meant.PLAYERS_OF_RUN),
  VISIT_TYPE,
  VISIT_PARAMETER,
  WINNER(Extent.LATER, Meant.PLAYERS_OF_RUN),
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

  /** The meanings of words. */
  private enum Meant {
    /** Players, whenever it is asked. */
    PLAYERS,
    /** Players whom only a running program knows. */
    PLAYERS_OF_RUN,
    /** A text: the thing done or said. */
    TEXT
  }

  private static final Map<String, TargetWord> BY_WORD =
      Arrays.stream(values())
          .filter(TargetWord::isPlayed)
          .collect(Collectors.toMap(TargetWord::word, one -> one));

  private final Extent extent;
  private final Meant meant;
  private final String noted;
  private final int selections;
  private final String title = GuideWord.super.title().replace(" ", "");
  private final String word = "@" + title;

  TargetWord() {
    this(Extent.UNPLAYED, Meant.TEXT);
  }

  TargetWord(Extent extent, Meant meant) {
    this(extent, meant, "");
  }

  TargetWord(Extent extent, Meant meant, String noted) {
    this(extent, meant, noted, 0);
  }

  TargetWord(Extent extent, Meant meant, String noted, int selections) {
    this.extent = extent;
    this.meant = meant;
    this.noted = noted;
    this.selections = selections;
  }

  /** The constant of a word that matches play; empty if there is none. */
  public static Optional<TargetWord> find(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }

  /** The word without its sign. */
  @Override
  public String title() {
    return title;
  }

  /** The word with its sign. */
  @Override
  public String word() {
    return word;
  }

  @Override
  public Extent extent() {
    return extent;
  }

  /** True if it means players, and not what was done or said. */
  public boolean isForPlayers() {
    return meant != Meant.TEXT;
  }

  /** True if it means something only while a program runs. */
  public boolean isOfRun() {
    return meant == Meant.PLAYERS_OF_RUN;
  }

  /** The name under which a program notes what it means; empty if it does not. */
  public String noted() {
    return noted;
  }

  /** The number of players that an ability asks for that has it. */
  public int selections() {
    return selections;
  }
}
