package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;

/**
 * The facts about a game that the analyst cannot read from effects, immutable; a part that a game
 * does not declare is empty. A kind of event that ends with a blank stands for all with this
 * prefix, such as a number that is reached.
 */
public final class Knowledge {

  /**
   * A part of the knowledge. All parts are the constants of {@link Knowledge}.
   *
   * @param <V> a set or map of what is known
   */
  public static final class Part<V> {

    private final String name;
    private final V none;
    private final BinaryOperator<V> both;

    private Part(String name, V none, BinaryOperator<V> both) {
      this.name = name;
      this.none = none;
      this.both = both;
    }

    private static Part<Set<String>> set(String name) {
      return new Part<>(
          name,
          Set.of(),
          (known, more) -> {
            Set<String> all = new HashSet<>(known);
            all.addAll(more);
            return Set.copyOf(all);
          });
    }

    private static <V> Part<Map<String, V>> map(String name) {
      return new Part<>(
          name,
          Map.of(),
          (known, more) -> {
            Map<String, V> all = new HashMap<>(known);
            all.putAll(more);
            return Map.copyOf(all);
          });
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The events that the game itself raises, whatever effects do. */
  public static final Part<Set<String>> TRIGGERS = Part.set("triggers");

  /** The owners whose effects come into play: heroes, cards, modes. */
  public static final Part<Set<String>> OWNERS = Part.set("owners");

  /** The stats of all entities: an effect that changes any other is told. */
  public static final Part<Set<String>> STATS = Part.set("stats");

  /** The owners whose effects everyone holds, such as a mode. */
  public static final Part<Set<String>> SHARED = Part.set("shared");

  /** The events that a continuous effect can cause. */
  public static final Part<Set<String>> CONTINUOUS = Part.set("continuous");

  /**
   * The events that occur at most once for each entity, each with the events of entities for which
   * it can occur again, such as of new ones.
   */
  public static final Part<Map<String, Set<String>>> ONCE = Part.map("once");

  /**
   * The events caused by the rise of a stat: each occurs for an entity a bounded number of times if
   * no stat falls and none of the events occurs that are {@link #ENDING}.
   */
  public static final Part<Set<String>> RISING = Part.set("rising");

  /** The events that end an effect which may have kept a stat low. */
  public static final Part<Set<String>> ENDING = Part.set("ending");

  /** The numbers that some stats can be, {@link #TURN}, and some {@linkplain #count counts}. */
  public static final Part<Map<String, Range>> RANGES = Part.map("ranges");

  /** The numbers that stats of an entity can be when its own effects answer an event, by event. */
  public static final Part<Map<String, Map<String, Range>>> ANSWERING = Part.map("answering");

  /**
   * The numbers that stats of whoever holds the effects of an owner are whenever these run, by
   * owner; what is known where they answer an event counts before it.
   */
  public static final Part<Map<String, Map<String, Range>>> HOLDERS = Part.map("holders");

  /** The stats that continuous effects alone change. */
  public static final Part<Map<String, Modified>> MODIFIED = Part.map("modified");

  /** The stats whose modifiers change other numbers, too, such as results of calculations. */
  public static final Part<Set<String>> CALCULATED = Part.set("calculated");

  /**
   * The owner of the effects of each card, by the card's id; the empty text for a card without
   * effects.
   */
  public static final Part<Map<String, String>> CARDS = Part.map("cards");

  /** The owners whose effects come into play each by itself, such as those that statuses are. */
  public static final Part<Set<String>> APART = Part.set("apart");

  /** The way in which players are offered an effect, such as with which entities, by its id. */
  public static final Part<Map<String, String>> OFFERED = Part.map("offered");

  /**
   * The names under which authors know effects that have others, such as the action whose condition
   * one is, by id.
   */
  public static final Part<Map<String, String>> NAMES = Part.map("names");

  /** The owners of the effects of the entities of some roles, by role, such as of players. */
  public static final Part<Map<String, String>> ROLES = Part.map("roles");

  /**
   * The events that a line can bring about by naming something, such as a calculation: by the list
   * of words that it is from, and by its word.
   */
  public static final Part<Map<String, Map<String, List<Caused>>>> CAUSED = Part.map("caused");

  /** The stats that are sums of others, which raise no event when their parts change. */
  public static final Part<Map<String, List<String>>> SUMS = Part.map("sums");

  /**
   * The words that are properties of whoever holds the effects of an owner, such as its kind, by
   * owner and property; only those that are known.
   */
  public static final Part<Map<String, Map<String, String>>> WORDS = Part.map("words");

  /**
   * The owners of the effects of those that a scope can have, by scope; only those that are known.
   */
  public static final Part<Map<String, Set<String>>> GROUPS = Part.map("groups");

  /** The stats that each of a scope has, by scope. */
  public static final Part<Map<String, Set<String>>> COMMON = Part.map("common");

  /** The numbers that stats of each of a scope can be, by scope; only those that are known. */
  public static final Part<Map<String, Map<String, Range>>> NUMBERS = Part.map("numbers");

  /** The number of the turn, which is no stat's name, as formulas say it. */
  public static final String TURN = "turn number";

  /** The number of entities of a scope, which is no stat's name, as formulas say it. */
  public static String count(String scope) {
    return "count of " + scope;
  }

  /** The knowledge of a game that declares none: its events can occur any number of times. */
  public static final Knowledge NONE = new Knowledge(Map.of());

  private final Map<Part<?>, Object> parts;

  private Knowledge(Map<Part<?>, Object> parts) {
    this.parts = parts;
  }

  /** The same knowledge with more of a part; entries replace those of the same keys. */
  public <V> Knowledge with(Part<V> part, V more) {
    Map<Part<?>, Object> all = new HashMap<>(parts);
    all.put(part, part.both.apply(get(part), more));
    return new Knowledge(Map.copyOf(all));
  }

  /** The same knowledge, with events that occur at most once until some others occur. */
  public Knowledge once(Set<String> events, Set<String> renewedBy) {
    Map<String, Set<String>> renewed = new HashMap<>();
    events.forEach(event -> renewed.put(event, Set.copyOf(renewedBy)));
    return with(ONCE, renewed);
  }

  /** The facts of a part. */
  @SuppressWarnings("unchecked") // Only "with" puts them there, which are of the part's type.
  <V> V get(Part<V> part) {
    return (V) parts.getOrDefault(part, part.none);
  }

  /** The names under which authors know effects that have others, by id. */
  public Map<String, String> names() {
    return get(NAMES);
  }

  /** The numbers of who holds an effect when it runs; those that are not known left out. */
  Map<String, Range> ofHolder(Effect effect) {
    Map<String, Range> numbers = new HashMap<>(get(HOLDERS).getOrDefault(effect.owner(), Map.of()));
    if (effect.trigger().watch() == Watch.OWN) {
      numbers.putAll(get(ANSWERING).getOrDefault(effect.trigger().event(), Map.of()));
    }
    return numbers;
  }

  /** The numbers that the modifiers of a stat may be asked to change. */
  Range modified(String stat) {
    boolean others = get(CALCULATED).contains(stat);
    return others ? Range.ANY : get(RANGES).getOrDefault(stat, Range.ANY);
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

    /** The range with a number in the place of all below it. */
    Range atLeast(double number) {
      return new Range(Math.max(low, number), Math.max(high, number));
    }
  }

  /**
   * A stat that continuous effects alone change.
   *
   * @param number the number that it is without any
   * @param least the least number that it counts as, whatever lowers it
   */
  public record Modified(double number, double least) {}

  /**
   * An event that a line can bring about by naming something.
   *
   * @param ofHolder whether it is about the holder of the line's effect, and not whom the line
   *     names
   */
  public record Caused(String event, boolean ofHolder) {}

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
    Set<String> kinds = new HashSet<>();
    List.of(TRIGGERS, CONTINUOUS, RISING, ENDING).forEach(part -> kinds.addAll(get(part)));
    get(ONCE)
        .forEach(
            (event, renewedBy) -> {
              kinds.add(event);
              kinds.addAll(renewedBy);
            });
    return kinds;
  }
}
