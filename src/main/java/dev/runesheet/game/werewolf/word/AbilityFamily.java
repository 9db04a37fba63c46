package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The families of abilities, which are the kinds of attempts too (no role text names the last). */
public enum AbilityFamily implements Titled {
  KILLING("kill", Titled.titles(KillingSort.class)),
  INVESTIGATING("investigat", Titled.titles(Investigated.class)) {
    @Override
    public String title() {
      return "Investigation";
    }
  },
  TARGETING("target"),
  DISGUISING("disguis", DisguiseStrength.kinds()),
  PROTECTING("protect", Titled.titles(Defense.class)),
  APPLYING("appl", Titled.titles(AttributeChange.class)),
  REDIRECTING("redirect"),
  VOTE_MANIPULATING("manipulat"),
  WHISPERING("whisper"),
  JOINING("join"),
  GRANTING("grant", Titled.titles(ExtraRoleChange.class)),
  LOYALTY("loyal", Titled.titles(LoyaltySort.class)),
  OBSTRUCTING("obstruct"),
  POLL_MANIPULATING("poll", pollKinds()),
  ANNOUNCEMENTS("announce", Titled.titles(Announcement.class)) {
    @Override
    String kind() {
      return "announcing";
    }
  },
  /** The change of a role, an ability of later guides: no text names it as a family. */
  CHANGING("");

  private static final List<AbilityFamily> NAMED =
      Arrays.stream(values()).filter(one -> !one.stem.isEmpty()).toList();

  private static final Map<String, AbilityFamily> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(AbilityFamily::word, one -> one));

  private final String stem;
  private final List<String> subtypes;
  private final String word = kind(); // Asked for each use of an ability.

  AbilityFamily(String stem) {
    this(stem, List.of());
  }

  AbilityFamily(String stem, List<String> subtypes) {
    this.stem = stem;
    this.subtypes = subtypes;
  }

  /** The changes of polls, and that of candidates. */
  private static List<String> pollKinds() {
    List<String> kinds = new ArrayList<>(Titled.titles(PollChange.class));
    kinds.add(CandidateChange.KIND);
    return List.copyOf(kinds);
  }

  /** The kind of its attempts. */
  @Override
  public String word() {
    return word;
  }

  String kind() {
    return Titled.super.word();
  }

  /** The fifteen families that texts name, in the order of the guide. */
  public static List<AbilityFamily> named() {
    return NAMED;
  }

  /** The family that a word in lower case names; empty if none has it. */
  public static Optional<AbilityFamily> find(String word) {
    return NAMED.stream().filter(one -> one.meant(word)).findFirst();
  }

  /**
   * The family of the kind of an attempt.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static AbilityFamily of(String word) {
    AbilityFamily family = BY_WORD.get(word);
    return family == null ? Word.of(AbilityFamily.class, word) : family;
  }

  /** True if a word is one of those that people have for it: Investigating, Investigation. */
  private boolean meant(String word) {
    return word.matches(stem + "(e|s|es|y|ty|ing|ying|ion|ions|ication|ments?)?");
  }

  /** The words before its name that mean only some of it; empty if it has none. */
  public List<String> subtypes() {
    return subtypes;
  }
}
