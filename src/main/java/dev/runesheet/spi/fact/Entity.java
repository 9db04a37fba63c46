package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.fact.Contribution.Ledger;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.spi.reading.Reads;
import dev.runesheet.word.Property;
import java.util.Comparator;
import java.util.List;

/**
 * A hero, card, tile or player, with stats, a controller and a place. Its stats and its place
 * change only through {@link Changes}; games extend it where they need fields of their own.
 *
 * <p>What writes is public only because the engine lies in other packages. A write from elsewhere
 * is not refused: no rule is told, nothing takes it back, neither the log nor a viewer hears of it,
 * and a replay of the same answers differs from then on.
 */
public class Entity extends Fact {

  private static final String[] NO_PROPERTIES = {};

  private final int id;
  private final String kind;
  private final String definition;
  private String name;
  private String asked;
  private final StatSchema schema;
  private final double[] base;
  private int controller;
  private String zone;
  private int position;
  private boolean present = true;
  private boolean anchor = true;
  private boolean reachable = true;

  /** The modifiers that count; null as long as there are none, as of most entities. */
  private Ledger contributions;

  private List<Contribution> candidates = List.of();

  /** The statuses that it has, each as often as it has it. */
  private List<String> statuses = List.of();

  /**
   * Creates an entity with all stats 0.
   *
   * @param id its id in the match, from 0 without gaps
   * @param kind the kind of entity, for example {@code hero}
   * @param definition the id of its hero, card or role
   * @param name as people call it
   * @param controller the player who controls it, from 0; -1 for none
   * @param zone its zone
   * @param schema its stats
   */
  public Entity(
      int id,
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      StatSchema schema) {
    this.id = id;
    this.kind = given(kind, "kind");
    this.definition = given(definition, "definition");
    this.name = given(name, "name");
    this.asked = name;
    this.controller = controller;
    this.zone = given(zone, "zone");
    this.schema = given(schema, "schema");
    this.base = new double[schema.size()];
  }

  /** Copies everything but what rules derive. */
  protected Entity(Entity other) {
    this(
        other.id,
        other.kind,
        other.definition,
        other.name,
        other.controller,
        other.zone,
        other.schema);
    System.arraycopy(other.base, 0, base, 0, base.length);
    position = other.position;
    present = other.present;
    asked = other.asked;
    statuses = other.statuses;
  }

  /**
   * A copy for a fork, without modifiers: those are derived again. Each class of a game's own
   * overrides it, for it must be of the same class.
   */
  public Entity copy() {
    return new Entity(this);
  }

  /** Its id in the match: a whole number, from 0. */
  @Reads(Reads.Part.PROPERTIES)
  public final int getId() {
    return id;
  }

  /** The kind of entity, in the game's words. */
  @Reads(Reads.Part.PROPERTIES)
  public final String getKind() {
    return kind;
  }

  /** The id of its hero, card or role. */
  @Reads(Reads.Part.PROPERTIES)
  public final String getDefinition() {
    return definition;
  }

  /** The name for people; entities may share one. */
  @Reads(Reads.Part.PROPERTIES)
  public final String getName() {
    return name;
  }

  /** The player who controls it; -1 for none. */
  @Reads(Reads.Part.PROPERTIES)
  public final int getController() {
    return controller;
  }

  /** The zone it is in. */
  @Reads(Reads.Part.PROPERTIES)
  public final String getZone() {
    return zone;
  }

  /** Its place within the zone, by which the entities of a zone are ordered. */
  @Reads(Reads.Part.PROPERTIES)
  public final int getPosition() {
    return position;
  }

  /** True if it is in play. */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean isPresent() {
    return present;
  }

  /**
   * True if effects on it may depend on where it lies, or be continuous: false only while the
   * engine knows that there are none, so that no join about those need hold it.
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean isAnchor() {
    return anchor;
  }

  /** Says whether effects may depend on where it lies; for the engine. */
  public final void anchor(boolean now) {
    anchor = now;
  }

  /**
   * True if effects of others may reach it by a scope of the engine, or by one that was registered:
   * false only while the engine knows that none does, so that no join about those need hold it.
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean isReachable() {
    return reachable;
  }

  /** Says whether effects of others may reach it; for the engine. */
  public final void reachable(boolean now) {
    reachable = now;
  }

  /** Its stats' names. */
  @Reads(Reads.Part.PROPERTIES)
  public final StatSchema schema() {
    return schema;
  }

  /** True if it has a stat. */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean has(String stat) {
    return schema.has(given(stat, "stat"));
  }

  /**
   * The index of a stat.
   *
   * @throws RuleMistake if it has none of this name
   */
  public final int index(String stat) {
    int index = schema.find(stat);
    if (index < 0) {
      given(stat, "stat"); // Only here: a name that it has is not null.
      String others = schema.names().isEmpty() ? "none" : String.join(", ", schema.names());
      String meant = NearestWord.meant(stat, schema.names());
      throw new RuleMistake(this + " has no '" + stat + "'; it has " + others + "." + meant);
    }
    return index;
  }

  /** A stat without modifiers, by index. */
  @Reads(Reads.Part.NUMBERS)
  public final double base(int index) {
    return base[index];
  }

  /** A stat with all modifiers that count now. */
  @Reads(Reads.Part.NUMBERS)
  public final double stat(String stat) {
    double own = own(index(stat));
    return contributions == null || contributions.view().isEmpty()
        ? own
        : bounded(stat, contributions.applied(own, stat), contributions.view());
  }

  /** A stat as it would be if these modifiers counted, oldest first, and no others. */
  @Reads(Reads.Part.NUMBERS)
  public final double stat(String stat, List<Contribution> counting) {
    boolean none = given(counting, "counting").isEmpty();
    int index = index(stat);
    double own = own(index);
    return none ? own : bounded(stat, Stacking.apply(own, counting, stat), counting);
  }

  /**
   * A number that modifiers changed, within the bounds of its stat; any unless a game says so.
   *
   * @param counting the modifiers that count, of any stat
   */
  protected double bounded(String stat, double number, List<Contribution> counting) {
    return number;
  }

  /** True if a stat that modifiers change has bounds; no stat has any unless a game says so. */
  public boolean isBounded(String stat) {
    given(stat, "stat");
    return false;
  }

  /** A stat without modifiers; more than its base for a stat that is the sum of several. */
  protected double own(int index) {
    return base[index];
  }

  /** The stats that are added to a stat's base; none unless a game overrides it. */
  public List<String> addends(String stat) {
    given(stat, "stat");
    return List.of();
  }

  /**
   * The joined properties that differ after a change of a stat, so that the session is updated;
   * none unless a game overrides it.
   */
  public String[] changedProperties(int stat, double before, double after) {
    return NO_PROPERTIES;
  }

  /**
   * True if a property is a word.
   *
   * @param property {@code zone}, {@code kind}, {@code definition}, {@code name}, or one that the
   *     game adds
   * @throws IllegalArgumentException if there is no such property
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean carries(String property, String word) {
    return given(word, "word").equals(word(given(property, "property")));
  }

  /**
   * The word that a property is, for who asks why; empty if there is none.
   *
   * @throws IllegalArgumentException if there is no such property
   */
  @Reads(Reads.Part.PROPERTIES)
  public final String wordOf(String property) {
    String word = word(given(property, "property"));
    return word == null ? "" : word;
  }

  /**
   * A property that is a word; games with further properties give those.
   *
   * @return the word, or null if this entity has none
   * @throws IllegalArgumentException if there is no such property
   */
  protected String word(String property) {
    return switch (property) {
      case Property.ZONE -> zone;
      case Property.KIND -> kind;
      case Property.DEFINITION -> definition;
      case Property.NAME -> name;
      case Property.OWNER -> controller < 0 ? null : "player-" + (controller + 1);
      default ->
          throw new IllegalArgumentException(
              "property (" + property + ") is not known of " + this + ".");
    };
  }

  /**
   * True if a property is the same word as a property of another entity; no word is none's.
   *
   * @throws IllegalArgumentException if there is no such property
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean shares(String property, Entity other, String ofOther) {
    given(other, "other");
    given(ofOther, "ofOther");
    String word = wordOf(property);
    return !word.isEmpty() && word.equals(other.wordOf(ofOther));
  }

  /**
   * True if the number that is printed on it is a limit or above it, whatever the stat is by now.
   *
   * @return false if it prints none
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean printsAtLeast(String stat, double limit) {
    return printed(given(stat, "stat")) >= limit;
  }

  /**
   * True if the number that is printed on it is a limit or below it, whatever the stat is by now.
   *
   * @return false if it prints none
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean printsAtMost(String stat, double limit) {
    return printed(given(stat, "stat")) <= limit;
  }

  /** The number that is printed on it; NaN if none is, as on all unless a game says so. */
  protected double printed(String stat) {
    return Double.NaN;
  }

  /**
   * True; a rule says it beside what it asks of stats without modifiers, so that it is told when
   * one of them changes: of those that {@link #changedProperties} names so.
   */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean isNumbered() {
    return true;
  }

  /** True if it has a stat that is a limit or above it without modifiers. */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean standsAtLeast(String stat, double limit) {
    int index = schema.find(given(stat, "stat"));
    return index >= 0 && base[index] >= limit;
  }

  /** True if it has a stat that is a limit or below it without modifiers. */
  @Reads(Reads.Part.PROPERTIES)
  public final boolean standsAtMost(String stat, double limit) {
    int index = schema.find(given(stat, "stat"));
    return index >= 0 && base[index] <= limit;
  }

  /** True if a stat is above a limit. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean above(String stat, double limit) {
    return stat(stat) > limit;
  }

  /** True if a stat is below a limit. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean below(String stat, double limit) {
    return stat(stat) < limit;
  }

  /** True if a stat is a limit or above it. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean atLeast(String stat, double limit) {
    return stat(stat) >= limit;
  }

  /** True if a stat is a limit or below it. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean atMost(String stat, double limit) {
    return stat(stat) <= limit;
  }

  /** True if a stat is exactly a number. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean equal(String stat, double number) {
    return stat(stat) == number;
  }

  /** True if it has a status, whether that is in force or something suppresses it. */
  @Reads(Reads.Part.NUMBERS)
  public final boolean hasStatus(String status) {
    return statuses.contains(given(status, "status"));
  }

  /** The modifiers that count now, for explanations. */
  @Reads(Reads.Part.NUMBERS)
  public final List<Contribution> contributions() {
    return contributions == null ? List.of() : contributions.all();
  }

  /** True if many modifiers of a stat count, and each adds its amount whatever others do. */
  public final boolean addsUp(String stat) {
    given(stat, "stat");
    return contributions != null && contributions.isPlain(stat) && !isBounded(stat);
  }

  /** The late modifiers, which count only if their condition holds when a number is read. */
  @Reads(Reads.Part.NUMBERS)
  public final List<Contribution> candidates() {
    return candidates;
  }

  /** Writes a stat; for {@link Changes} only, which journals it. */
  public final void write(int index, double value) {
    base[index] = value;
  }

  /** Sets the place; for {@link Changes} only, which journals it and updates the session. */
  public final void place(String newZone, int newPosition, int newController, boolean inPlay) {
    present = inPlay;
    zone = given(newZone, "newZone");
    position = newPosition;
    controller = newController;
  }

  /**
   * The name that the game was asked to give it, which may be another than it has. No getter, since
   * no rule looks at it.
   */
  public final String askedName() {
    return asked;
  }

  /** Says the name that was asked for and the one that it has; for the engine, before it plays. */
  public final void named(String askedFor, String given) {
    asked = given(askedFor, "askedFor");
    name = given(given, "given");
  }

  /** Notes a status that it gets; for the engine. */
  public final void begin(String status) {
    statuses = Ledger.with(statuses, given(status, "status"), Comparator.naturalOrder());
  }

  /** Notes that a status ends, of several the same one of them; for the engine. */
  public final void end(String status) {
    statuses = Ledger.without(statuses, given(status, "status"));
  }

  /** Adds a modifier that begins to count; for the engine. */
  public final void contribute(Contribution contribution) {
    if (given(contribution, "contribution").isLate()) {
      candidates = Ledger.with(candidates, contribution, Contribution.OLDEST_FIRST);
    } else {
      contributions = contributions == null ? new Ledger() : contributions;
      contributions.add(contribution);
    }
  }

  /** Removes a modifier that no longer counts; for the engine. */
  public final void withdraw(Contribution contribution) {
    if (given(contribution, "contribution").isLate()) {
      candidates = Ledger.without(candidates, contribution);
    } else if (contributions != null) {
      contributions.remove(contribution);
    }
  }

  /** Forgets all modifiers, before a session derives them again; for the engine. */
  public final void forgetContributions() {
    contributions = null;
    candidates = List.of();
  }

  /** Its id, so that sets of entities have one order on any virtual machine. */
  @Override
  public int hashCode() {
    return id;
  }

  /** True for the same entity of the same match alone. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return name + " (" + kind + " " + id + ")";
  }
}
