package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types of marks: how each is titled, who knows of it, and whose abilities it brings. */
public enum MarkType implements Word {
  ROLE(says -> "role " + says.get("name"), MarkKnowledge::bears, WolfCatalog::roles),
  EXTRA_ROLE(says -> "extra role " + says.get("name"), MarkKnowledge::bears, WolfCatalog::roles),
  /** An attribute that a role has invented. */
  CUSTOM(says -> says.get("name"), MarkKnowledge::isSecret, WolfCatalog::attributes),
  MEMBERSHIP(says -> "membership in " + says.get("name"), MarkKnowledge::shares, any -> Map.of()),
  DEFENSE(says -> says.get("how") + " defense"),
  DISGUISE(says -> "disguise as " + says.get("as")),
  REDIRECTION(says -> "redirection"),
  OBSTRUCTION(says -> "obstruction"),
  /** A change of how much votes count. */
  MANIPULATION(says -> says.get("which")),
  /** A change of the next poll of a type. */
  POLL(says -> says.get("what") + " " + says.get("poll") + " poll"),
  LOYALTY(says -> "loyalty"),
  WHISPER(says -> "whisper"),
  TARGET(says -> "target"),
  /** An answer that a player gets from his abilities. */
  FEEDBACK(says -> "feedback", MarkKnowledge::bears, any -> Map.of()),
  /** A message that is told at a place. */
  NOTICE(says -> "notice", MarkKnowledge::hears, any -> Map.of());

  private static final Map<String, MarkType> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Word::word, one -> one));

  private final Function<Map<String, String>, String> title;
  private final Knowers knowers;
  private final Function<WolfCatalog, Map<String, RoleType>> brings;

  /** The players who know of a mark. */
  private interface Knowers {
    boolean include(MatchContext match, int player, Mark mark);
  }

  MarkType(Function<Map<String, String>, String> title) {
    this(title, MarkKnowledge::isSecret, any -> Map.of());
  }

  MarkType(
      Function<Map<String, String>, String> title,
      Knowers knowers,
      Function<WolfCatalog, Map<String, RoleType>> brings) {
    this.title = title;
    this.knowers = knowers;
    this.brings = brings;
  }

  /**
   * The type of a word.
   *
   * @throws IllegalArgumentException if there is none
   */
  static MarkType of(String word) {
    MarkType type = BY_WORD.get(word);
    return type == null ? Word.of(MarkType.class, word) : type;
  }

  /** True if it is a role, own or extra. */
  public boolean isRole() {
    return this == ROLE || this == EXTRA_ROLE;
  }

  /** The name that people call a mark by that says these words. */
  String title(Map<String, String> says) {
    return title.apply(says);
  }

  /** True if a player knows of a mark of this type. */
  boolean isKnown(MatchContext match, int player, Mark mark) {
    return knowers.include(match, player, mark);
  }

  /** The definitions that bring abilities by marks of this type, by name. */
  Map<String, RoleType> bringers(WolfCatalog catalog) {
    return brings.apply(catalog);
  }
}
