package dev.runesheet.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The facts about a game that the analyst cannot read from effects. A kind of event that ends with
 * a blank stands for all with this prefix, such as a number that is reached.
 *
 * @param triggers the events that the game itself raises, whatever effects do; empty if not
 *     declared
 * @param owners the owners whose effects come into play: heroes, cards, modes; empty if not
 *     declared
 * @param shared the owners whose effects everyone holds, such as a mode
 * @param continuous the events that a continuous effect can cause
 * @param once the events that occur at most once for each entity, each with the events of entities
 *     for which it can occur again, such as of new ones
 * @param rising the events caused by the rise of a stat: each occurs for an entity a bounded number
 *     of times if no stat falls and none of the {@code ending} events occurs
 * @param ending the events that end an effect which may have kept a stat low
 * @param ranges the numbers that some stats can be, {@link #TURN}, and some {@linkplain #count
 *     counts}
 * @param cards what owns the effects of each card, by the card's id; empty if it does not say, and
 *     the empty text for a card without effects
 * @param apart the owners whose effects come into play each by itself, such as those that statuses
 *     are
 * @param roles what owns the effects of the entities of some roles, by role, such as of players
 * @param caused the events that a line can bring about by naming something, such as a calculation:
 *     by the list of words that it is from, and by its word
 * @param sums the stats that are sums of others, which raise no event when their parts change
 * @param words the words that are properties of whoever holds the effects of an owner, such as its
 *     kind, by owner and property; only those that are known
 * @param groups the owners of the effects of those that a scope can have, by scope; only those that
 *     are known
 */
public record Knowledge(
    List<String> triggers,
    Set<String> owners,
    Set<String> shared,
    Set<String> continuous,
    Map<String, Set<String>> once,
    Set<String> rising,
    Set<String> ending,
    Map<String, Range> ranges,
    Map<String, String> cards,
    Set<String> apart,
    Map<String, String> roles,
    Map<String, Map<String, List<Caused>>> caused,
    Map<String, List<String>> sums,
    Map<String, Map<String, String>> words,
    Map<String, Set<String>> groups) {

  /** The number of the turn, which is no stat's name, as formulas say it. */
  public static final String TURN = "turn number";

  /** The number of entities of a scope, which is no stat's name, as formulas say it. */
  public static String count(String scope) {
    return "count of " + scope;
  }

  /** The knowledge of a game that declares none. */
  public static final Knowledge NONE = new Knowledge(List.of(), Set.of(), Set.of());

  /** Copies the lists. */
  public Knowledge {
    triggers = List.copyOf(triggers);
    owners = Set.copyOf(owners);
    shared = Set.copyOf(shared);
    continuous = Set.copyOf(continuous);
    once = Map.copyOf(once);
    rising = Set.copyOf(rising);
    ending = Set.copyOf(ending);
    ranges = Map.copyOf(ranges);
    cards = Map.copyOf(cards);
    apart = Set.copyOf(apart);
    roles = Map.copyOf(roles);
    caused = Map.copyOf(caused);
    sums = Map.copyOf(sums);
    words = Map.copyOf(words);
    groups = Map.copyOf(groups);
  }

  /** The knowledge of a game whose events can all occur any number of times. */
  public Knowledge(List<String> triggers, Set<String> owners, Set<String> shared) {
    this(
        triggers, owners, shared, Set.of(), Map.of(), Set.of(), Set.of(), Map.of(), Map.of(),
        Set.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  /**
   * The numbers that a stat can be.
   *
   * @param low the lowest
   * @param high the highest
   */
  public record Range(double low, double high) {

    /** Any number. */
    public static final Range ANY = new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** One number. */
    public static Range at(double number) {
      return new Range(number, number);
    }

    /** The range from here to a number, or this one if it is within. */
    public Range with(double number) {
      return new Range(Math.min(low, number), Math.max(high, number));
    }
  }

  /**
   * An event that a line can bring about by naming something.
   *
   * @param ofHolder whether it is about the holder of the line's effect, and not whom the line
   *     names
   */
  public record Caused(String event, boolean ofHolder) {}

  /** The same knowledge, with events that continuous effects can cause. */
  public Knowledge continuous(String... events) {
    return with(
        Set.of(events),
        once,
        rising,
        ending,
        ranges,
        cards,
        apart,
        roles,
        caused,
        sums,
        words,
        groups);
  }

  /** The same knowledge, with more events that occur at most once for each entity. */
  public Knowledge once(Set<String> events, Set<String> renewedBy) {
    Map<String, Set<String>> more = new HashMap<>(once);
    events.forEach(event -> more.put(event, Set.copyOf(renewedBy)));
    return with(
        continuous, more, rising, ending, ranges, cards, apart, roles, caused, sums, words, groups);
  }

  /** The same knowledge, with some events caused by a stat that rises. */
  public Knowledge rising(Set<String> events, Set<String> endedBy) {
    return with(
        continuous,
        once,
        events,
        endedBy,
        ranges,
        cards,
        apart,
        roles,
        caused,
        sums,
        words,
        groups);
  }

  /** The same knowledge, with bounds of a stat. */
  public Knowledge range(String stat, double low, double high) {
    Map<String, Range> more = new HashMap<>(ranges);
    more.put(stat, new Range(low, high));
    return with(
        continuous, once, rising, ending, more, cards, apart, roles, caused, sums, words, groups);
  }

  /** The same knowledge, with bounds of stats. */
  public Knowledge ranges(Map<String, Range> bounds) {
    Map<String, Range> more = new HashMap<>(ranges);
    more.putAll(bounds);
    return with(
        continuous, once, rising, ending, more, cards, apart, roles, caused, sums, words, groups);
  }

  /** The same knowledge, with the game's cards. */
  public Knowledge cards(Map<String, String> owner) {
    return with(
        continuous, once, rising, ending, ranges, owner, apart, roles, caused, sums, words, groups);
  }

  /** The same knowledge, with owners whose effects come into play each by itself. */
  public Knowledge apart(Set<String> others) {
    return with(
        continuous,
        once,
        rising,
        ending,
        ranges,
        cards,
        others,
        roles,
        caused,
        sums,
        words,
        groups);
  }

  /** The same knowledge, with what owns the effects of the entities of some roles. */
  public Knowledge roles(Map<String, String> owners) {
    return with(
        continuous,
        once,
        rising,
        ending,
        ranges,
        cards,
        apart,
        owners,
        caused,
        sums,
        words,
        groups);
  }

  /** The same knowledge, with the events that naming the words of a list can bring about. */
  public Knowledge caused(String list, Map<String, List<Caused>> events) {
    Map<String, Map<String, List<Caused>>> more = new HashMap<>(caused);
    more.put(list, Map.copyOf(events));
    return with(
        continuous, once, rising, ending, ranges, cards, apart, roles, more, sums, words, groups);
  }

  /** The same knowledge, with stats that are sums of others. */
  public Knowledge sums(Map<String, List<String>> parts) {
    return with(
        continuous,
        once,
        rising,
        ending,
        ranges,
        cards,
        apart,
        roles,
        caused,
        parts,
        words,
        groups);
  }

  /** The same knowledge, with properties of those who hold the effects of some owners. */
  public Knowledge words(Map<String, Map<String, String>> words) {
    return with(
        continuous, once, rising, ending, ranges, cards, apart, roles, caused, sums, words, groups);
  }

  /** The same knowledge, with whose effects those of some scopes have. */
  public Knowledge groups(Map<String, Set<String>> owners) {
    return with(
        continuous, once, rising, ending, ranges, cards, apart, roles, caused, sums, words, owners);
  }

  private Knowledge with(
      Set<String> continuous,
      Map<String, Set<String>> once,
      Set<String> rising,
      Set<String> ending,
      Map<String, Range> ranges,
      Map<String, String> cards,
      Set<String> apart,
      Map<String, String> roles,
      Map<String, Map<String, List<Caused>>> caused,
      Map<String, List<String>> sums,
      Map<String, Map<String, String>> words,
      Map<String, Set<String>> groups) {
    return new Knowledge(
        triggers,
        owners,
        shared,
        continuous,
        once,
        rising,
        ending,
        ranges,
        cards,
        apart,
        roles,
        caused,
        sums,
        words,
        groups);
  }

  /** The kind of an event: a declared prefix of it, or the event itself. */
  static String kind(String event, Set<String> beginnings) {
    return beginnings.stream().filter(event::startsWith).findFirst().orElse(event);
  }

  /** The declared prefixes among some kinds, in a fixed order. */
  static Set<String> beginnings(Iterable<String> kinds) {
    Set<String> beginnings = new TreeSet<>();
    kinds.forEach(
        kind -> {
          if (kind.endsWith(" ")) {
            beginnings.add(kind);
          }
        });
    return beginnings;
  }

  /** All kinds that are named here. */
  Set<String> kinds() {
    Set<String> kinds = new HashSet<>(triggers);
    kinds.addAll(continuous);
    kinds.addAll(once.keySet());
    once.values().forEach(kinds::addAll);
    kinds.addAll(rising);
    kinds.addAll(ending);
    return kinds;
  }
}
