package dev.runesheet.game.werewolf.state;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types of marks: how each is titled, the details that it needs, and those it may have. */
public enum MarkType implements Word {
  ROLE(says -> "role " + says.get(Detail.NAME), needs(Detail.NAME), Detail.TEAM, Detail.CATEGORY),
  EXTRA_ROLE(says -> "extra " + ROLE.title(says), needs(Detail.NAME), Detail.TEAM, Detail.CATEGORY),
  /** An attribute that a role has invented. */
  CUSTOM(says -> says.get(Detail.NAME), needs(Detail.NAME), made(Detail.DATA)),
  /** Others see it: it does not say who made it, and by what. */
  MEMBERSHIP(
      says -> "membership in " + says.get(Detail.NAME),
      needs(Detail.NAME),
      Detail.AS,
      Detail.SINCE,
      Detail.LASTS),
  DEFENSE(
      says -> says.get(Detail.HOW) + " defense",
      needs(Detail.HOW, Detail.FROM),
      made(Detail.BY, Detail.DURING, Detail.AT)),
  DISGUISE(says -> "disguise as " + says.get(Detail.AS), needs(Detail.KIND, Detail.AS), made()),
  REDIRECTION(
      says -> "redirection", needs(Detail.TO), made(Detail.FAMILY, Detail.KIND, Detail.FROM)),
  OBSTRUCTION(says -> "obstruction", needs(), made(Detail.FAMILY, Detail.KIND, Detail.FEEDBACK)),
  /** A change of how much votes count. */
  MANIPULATION(says -> says.get(Detail.WHICH), needs(Detail.WHICH, Detail.VALUE), made()),
  /** A change of the next poll of a type. */
  POLL(
      says -> says.get(Detail.WHAT) + " " + says.get(Detail.POLL) + " poll",
      needs(Detail.POLL, Detail.WHAT),
      made()),
  LOYALTY(says -> "loyalty", needs(Detail.NAME, Detail.KIND), made()),
  WHISPER(says -> "whisper", needs(), made(Detail.LOCATION, Detail.AS)),
  TARGET(says -> "target", needs(Detail.AT), made()),
  /** An answer that a player gets from his abilities. */
  FEEDBACK(says -> "feedback", needs(), Detail.TEXT, Detail.ABOUT, Detail.ABILITY, Detail.SINCE),
  /** A message that is told at a place. */
  NOTICE(says -> "notice", needs(Detail.AT), Detail.TEXT, Detail.TO, Detail.SINCE);

  private static final Map<String, MarkType> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Word::word, one -> one));

  private final Function<Map<Detail, String>, String> title;
  private final Set<Detail> needed = EnumSet.of(Detail.TYPE);
  private final Set<Detail> others = EnumSet.noneOf(Detail.class);

  MarkType(Function<Map<Detail, String>, String> title, Set<Detail> needed, Detail... others) {
    this.title = title;
    this.needed.addAll(needed);
    this.others.addAll(List.of(others));
  }

  private static Set<Detail> needs(Detail... details) {
    return Set.of(details);
  }

  /** The details of what an attempt makes. */
  private static Detail[] made(Detail... further) {
    Set<Detail> all = EnumSet.of(Detail.SOURCE, Detail.BY_ROLE, Detail.SINCE, Detail.LASTS);
    all.addAll(List.of(further));
    return all.toArray(new Detail[0]);
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

  /** True if it is a role, an attribute that a role has invented, or a membership. */
  boolean changesSides() {
    return isRole() || this == CUSTOM || this == MEMBERSHIP;
  }

  /** The details that its marks can tell. */
  public Set<Detail> details() {
    Set<Detail> all = EnumSet.copyOf(needed);
    all.addAll(others);
    return all;
  }

  /** The name that people call a mark by that tells these details. */
  public String title(Map<Detail, String> says) {
    return title.apply(says);
  }

  /**
   * The details of a mark by their words.
   *
   * @throws IllegalArgumentException if one that it needs is missing, or there is one more
   */
  Map<Detail, String> read(Map<String, String> told) {
    Map<Detail, String> read = new EnumMap<>(Detail.class);
    for (Detail detail : details()) {
      String said = told.get(detail.word());
      if (said != null && !said.isEmpty()) {
        read.put(detail, said);
      }
    }
    if (read.size() < told.size() || !read.keySet().containsAll(needed)) {
      String expected = words(needed) + ", and perhaps " + words(others);
      throw new IllegalArgumentException(
          word() + " tells " + told.keySet() + "; expected " + expected + ".");
    }
    return Collections.unmodifiableMap(read);
  }

  private static String words(Set<Detail> details) {
    return details.stream().map(Detail::word).collect(Collectors.joining(", "));
  }
}
