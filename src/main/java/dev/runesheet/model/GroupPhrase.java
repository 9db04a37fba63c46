package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Property;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** The words of groups of entities and of their conditions. */
record GroupPhrase(Voice voice) {

  /** The word before a noun instead of a number of 0. */
  static final String NONE = "no";

  private static final String ONE_OF = "one of ";
  private static final String ADJECTIVE = " " + Phrasing.ANY;

  /** One unnamed member: {@code a citizen of the centre}, {@code one of your monsters}. */
  String one(Selector.Group group) {
    Noun noun = noun(group);
    return noun.isSole() ? all(group) : noun.owned() ? ONE_OF + owned(group, noun) : a(group);
  }

  /** One member, whoever owns it: {@code a monster}. */
  String a(Selector.Group group) {
    Noun noun = noun(group);
    boolean named = noun.isSole() && !noun.isOwner(); // The owner is a player like any other.
    return (named ? noun.one() : English.a(noun.bare())) + rest(group, noun);
  }

  /** The words after "each": {@code awake player}, {@code of your monsters}. */
  String each(Selector.Group group) {
    Noun noun = noun(group);
    return noun.owned() ? "of " + owned(group, noun) : noun.bare() + rest(group, noun);
  }

  /** Each of them: {@code each awake player}, {@code the next player}. */
  String every(Selector.Group group) {
    return noun(group).isSole() ? all(group) : "each " + each(group);
  }

  /** The first of them, by their order: {@code each of the first 2 of your monsters}. */
  String first(Selector.Group group, int most) {
    Noun noun = noun(group);
    if (noun.isSole()) {
      return all(group);
    }
    if (most == 1 && !noun.owned() && isOfExtreme(group)) { // "The first player" can be another.
      return "the " + noun.one() + rest(group, noun) + " (of several, the first)";
    }
    String first = most == 1 ? "the first" : "each of the first " + most;
    String thing = most == 1 ? noun.one() : noun.many();
    return first + (noun.owned() ? " of " + owned(group, noun) : " " + thing + rest(group, noun));
  }

  /**
   * Those that a line takes, and in what order: {@code each player, in the order of gold, largest
   * first}.
   */
  String ranked(Selector.Group group, Optional<Selector.Ranking> ranking, OptionalInt most) {
    String taken = most.isEmpty() ? every(group) : first(group, most.getAsInt());
    if (ranking.isEmpty() || noun(group).isSole()) {
      return taken + (isInTurnOrder(group) ? ", " + Phrasing.IN_TURN : "");
    }
    String unit = voice.phrasing().unit(ranking.get().stat()).many();
    String order = " in the order of " + unit + ", " + ranking.get().words();
    String equal = isInTurnOrder(group) ? ", then " + Phrasing.IN_TURN : "";
    return taken + (most.isEmpty() ? "," : "") + order + equal;
  }

  /** True for players who take their turns in the order of the game, as is said behind them. */
  boolean isInTurnOrder(Selector.Group group) {
    return noun(group).where().equals(Phrasing.IN_TURN);
  }

  /** True for a group that has one member at most, as its noun says. */
  boolean isOfOne(Selector.Group group) {
    return noun(group).isSole();
  }

  /** All of them: {@code your monsters}, {@code the enemy hero}. */
  String all(Selector.Group group) {
    Noun noun = noun(group);
    return !noun.isSole() ? several(group) : noun.owned() ? owned(group, noun) : a(group);
  }

  /** All of them, as of several: {@code all enemy heroes}. */
  String several(Selector.Group group) {
    return noun(group).owned() ? counted(group) : "all " + counted(group);
  }

  /** The entities that are counted: {@code enemy heroes}, {@code your monsters}. */
  String counted(Selector.Group group) {
    Noun noun = noun(group);
    Pronoun which = Pronoun.WHICH_OF_SEVERAL;
    return noun.owned() ? owned(group, noun, which) : noun.many() + rest(group, noun, which);
  }

  /** The same behind a number: {@code enemy heroes}, {@code of your monsters}. */
  String counted(Selector.Group group, String of) {
    return (noun(group).owned() ? of : "") + counted(group);
  }

  /** The counted group after "have" or "with": {@code at least 1 monster}. */
  String some(Selector.Group group, String number, boolean one) {
    Noun noun = noun(group);
    boolean none = number.equals(NONE) && noun.isSole() && noun.owned(); // One has one, or none.
    return one || none || noun.isOwner()
        ? number + " " + noun.bare() + rest(group, noun)
        : number + " " + noun.many() + rest(group, noun, Pronoun.WHICH_OF_SEVERAL);
  }

  /** True for nobody but the player who sees the group, whatever he is like. */
  boolean isOwner(Selector.Group group) {
    return noun(group).isOwner() && group.where().isEmpty();
  }

  /** True if something is said of the members of a group behind their noun. */
  boolean hasWordsBehind(Selector.Group group) {
    return !rest(group, noun(group)).isEmpty();
  }

  /** The noun for the entities of a group, with the adjectives that are words of properties. */
  Noun noun(Selector.Group group) {
    Noun noun = voice.phrasing().group(group.scope());
    if (voice.phrasing().seen() && isSeenByPlayer(group.of())) {
      noun = noun.ofAll();
    }
    for (Condition.Is is : properties(group)) {
      String known = known(is);
      if (isNoun(is)) {
        noun = noun.called(is.word());
      } else if (known != null && known.endsWith(ADJECTIVE)) {
        noun = noun.being(known.substring(0, known.length() - ADJECTIVE.length()));
      }
    }
    return noun;
  }

  /** True if a scope is seen from a player, who is none of its cards and so leaves out none. */
  private boolean isSeenByPlayer(Selector.Role viewer) {
    boolean named = viewer.equals(Selector.Role.OWNER) || viewer.equals(Selector.Role.OPPONENT);
    return named || viewer.equals(Selector.Role.SELF) && !voice.isCard();
  }

  /** True if the words of a property are nouns themselves: a Titan. */
  private boolean isNoun(Condition.Is is) {
    return Phrasing.ANY.equals(
        voice.phrasing().get(Phrasing.WORDS).get(is.property() + " " + Phrasing.ANY));
  }

  /** True if a condition asks for one card or for those of a name, which stands behind the noun. */
  private static boolean isNamed(Condition.Is is) {
    return is.property().equals(Property.NAME) || is.property().equals(Property.DEFINITION);
  }

  private String named(Condition.Is is) {
    return is.property().equals(Property.NAME)
        ? "called " + is.word()
        : "named " + voice.phrasing().word(WordList.CARD, is.word());
  }

  /** True if a condition asks for a kind for which the game has no words. */
  private boolean isKind(Condition.Is is) {
    return is.property().equals(Property.KIND) && known(is) == null && !isNoun(is);
  }

  private String kind(Condition.Is is, Pronoun which) {
    return which.does("is") + " " + ofKind(which, voice.phrasing().title(is.word()));
  }

  /** The noun for somebody of a kind: {@code a unit}, or several {@code units}. */
  static String ofKind(Pronoun who, String kind) {
    return who.equals(Pronoun.WHICH_OF_SEVERAL) ? Noun.of(kind).many() : English.a(kind);
  }

  private String titled(Condition.Is is) {
    return voice.phrasing().title(is.property()) + " " + voice.phrasing().title(is.word());
  }

  private String known(Condition.Is is) {
    return voice.phrasing().get(Phrasing.WORDS).get(is.property() + " " + is.word());
  }

  private String owned(Selector.Group group, Noun noun) {
    return owned(group, noun, Pronoun.WHICH);
  }

  private String owned(Selector.Group group, Noun noun, Pronoun which) {
    if (noun.isOwner()) {
      return voice.owner(group.of()).plain().object() + rest(group, noun, which);
    }
    String things = noun.isSole() ? noun.bare() : noun.many();
    return voice.owner(group.of()).whose() + " " + things + rest(group, noun, which);
  }

  /** The viewer of a scope in words; empty if it is the usual one or the scope has own words. */
  private String seenFrom(Selector.Group group) {
    boolean usual =
        group.of().equals(Selector.Role.SELF)
            || group.of().equals(Selector.Role.OWNER)
            || voice.phrasing().knows(group.scope());
    return usual ? "" : " seen from " + voice.who(group.of()).object();
  }

  private static List<Condition.Is> properties(Selector.Group group) {
    return group.where().stream()
        .filter(condition -> condition instanceof Condition.Is)
        .map(Condition.Is.class::cast)
        .filter(is -> is.who().equals(Selector.Role.TARGET))
        .toList();
  }

  private String rest(Selector.Group group, Noun noun) {
    return rest(group, noun, Pronoun.WHICH);
  }

  private boolean isOfExtreme(Selector.Group group) {
    return group.where().stream().anyMatch(condition -> extreme(condition, group).isPresent());
  }

  /** {@code with the most points}, if a condition compares members with all that are like them. */
  private Optional<String> extreme(Condition condition, Selector.Group group) {
    List<Condition> others = group.where().stream().filter(one -> one != condition).toList();
    return condition instanceof Condition.Comparison compared
            && compared.relation() == Condition.Relation.EQUAL
            && compared.left() instanceof Value.StatOf stat
            && compared.right() instanceof Value.Extreme extreme
            && stat.equals(new Value.StatOf(Selector.Role.TARGET, extreme.stat()))
            && extreme.group().equals(new Selector.Group(group.scope(), group.of(), others))
        ? Optional.of(Clauses.WITH + " the " + most(extreme))
        : Optional.empty();
  }

  private String most(Value.Extreme extreme) {
    Noun unit = voice.phrasing().unit(extreme.stat());
    String least = unit.isCounted() ? "fewest " : "least ";
    return (extreme.end() == Extremum.LARGEST ? "most " : least) + unit.many();
  }

  /** The words behind a group's noun, for what the noun does not say. */
  private String rest(Selector.Group group, Noun noun, Pronoun which) {
    Voice looking = voice.aiming(group);
    List<String> with = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Condition.Is is : properties(group)) {
      String known = known(is);
      boolean inNoun =
          isNoun(is) || known != null && (known.isEmpty() || known.endsWith(ADJECTIVE));
      if (!isNamed(is) && !inNoun && !isKind(is)) {
        text.append(" ").append(known == null ? "of the " + titled(is) : known);
      }
    }
    boolean behind = noun.where().isEmpty() || noun.where().equals(Phrasing.IN_TURN);
    text.append(behind ? "" : " " + noun.where());
    text.append(seenFrom(group));
    for (Condition.Is is : properties(group)) {
      text.append(isNamed(is) ? " " + named(is) : "");
    }
    properties(group).stream()
        .filter(this::isKind)
        .forEach(is -> text.append(" ").append(kind(is, which)));
    for (Condition condition : group.where()) {
      boolean is = condition instanceof Condition.Is one && one.who().equals(Selector.Role.TARGET);
      if (!is) {
        with.add(
            extreme(condition, group).orElseGet(() -> new Clauses(looking).with(condition, which)));
      }
    }
    boolean all = with.stream().allMatch(part -> part.startsWith(Clauses.WITH));
    if (all) {
      return text + joined(with, Clauses.WITH + " ");
    }
    Predicate<String> ofOthers = part -> part.startsWith(Clauses.IF);
    List<String> ofMembers = with.stream().filter(ofOthers.negate()).toList();
    return text
        + joined(ofMembers, "")
        + joined(with.stream().filter(ofOthers).toList(), Clauses.IF);
  }

  /** Several clauses that begin alike, with that beginning in front of the first of them alone. */
  private static String joined(List<String> clauses, String beginning) {
    List<String> rest = clauses.stream().map(one -> one.substring(beginning.length())).toList();
    return rest.isEmpty() ? "" : " " + beginning + Series.and(rest);
  }
}
