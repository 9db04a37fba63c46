package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.Watch;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The test whether a change can occur only a bounded number of times in one chain, whatever else
 * the chain does.
 *
 * <ul>
 *   <li>A change under a condition that the same program brings closer to failing by a fixed amount
 *       each time (burn above 0, burn changes by -1), if nothing that the chain can reach moves
 *       that stat back. The same holds of an event that the line raises under such a condition.
 *   <li>A change that does nothing when it is done again (set mana to 5, keep mana below max_mana),
 *       if whatever else in the chain changes the stat does the same.
 * </ul>
 */
final class Termination {

  private final Map<String, List<StatChange>> byStat;
  private final Map<String, List<StatChange>> notUp = new HashMap<>();
  private final Map<String, List<StatChange>> notDown = new HashMap<>();

  private final Collection<Program> reachable;
  private final TriggerGraph graph;
  private final boolean opaque;

  /** Creates the test for a chain, from all programs that it can reach. */
  Termination(Collection<Program> reachable, TriggerGraph graph) {
    this.reachable = reachable;
    this.graph = graph;
    this.byStat =
        reachable.stream()
            .flatMap(program -> program.writes().stream())
            .collect(Collectors.groupingBy(StatChange::stat));
    this.opaque = reachable.stream().anyMatch(Program::opaque);
  }

  /**
   * True if no event that the chain brings about lets a program reach a line, such as one that
   * needs a larger change, or one that others cause.
   *
   * @param trigger as in {@link #ends}
   */
  boolean misses(List<Guard> guards, Trigger trigger) {
    boolean hidden = opaque && StatEvent.isChange(trigger.event());
    return !hidden
        && !trigger.activated()
        && guards.stream()
            .filter(guard -> guard.kind() == Guard.Kind.HOLDS)
            .anyMatch(guard -> reachable.stream().noneMatch(by -> meets(guard, trigger, by)));
  }

  /** True if a program can bring about an event for which a guard holds. */
  private boolean meets(Guard guard, Trigger trigger, Program by) {
    return by.raises().stream()
        .filter(raise -> trigger.event().startsWith(raise.event()))
        .anyMatch(
            raise ->
                guard.what() instanceof Condition condition
                    ? canHold(condition, graph.known(raise, by))
                    : !(guard.what() instanceof NumberCondition atom) || canHold(atom, raise));
  }

  private static boolean canHold(NumberCondition atom, RaisedEvent raise) {
    return raise.write() == null
        || !NumberCondition.DELTA.equals(atom.value())
        || !atom.numbers().and(new NumberSet(List.of(raise.write().told()))).isEmpty();
  }

  /**
   * True if a condition can hold.
   *
   * @param known the properties that are known of the roles of the event
   */
  static boolean canHold(Condition condition, Map<Role, Map<String, String>> known) {
    if (condition instanceof Condition.All all) {
      return all.of().stream().allMatch(part -> canHold(part, known));
    }
    if (condition instanceof Condition.Any any) {
      return any.of().stream().anyMatch(part -> canHold(part, known));
    }
    boolean not = condition instanceof Condition.Not;
    if (!((not ? ((Condition.Not) condition).of() : condition) instanceof Condition.Is one)) {
      return true;
    }
    String word = known.getOrDefault(one.who(), Map.of()).get(one.property());
    return word == null || word.equals(one.word()) != not;
  }

  /**
   * True if a change happens finitely often.
   *
   * @param own all changes of the same program
   * @param trigger the only event that starts this program; {@link Trigger#ACTIVATED} if it is not
   *     known
   */
  boolean ends(StatChange write, List<StatChange> own, Trigger trigger) {
    return settles(write) || ends(write.guards(), own, trigger);
  }

  /**
   * True if a line is reached finitely often because of what its program changes.
   *
   * @param guards the conditions on reaching it
   * @param own all changes of the same program
   * @param trigger as above
   */
  boolean ends(List<Guard> guards, List<StatChange> own, Trigger trigger) {
    boolean forAll = guards.stream().anyMatch(Guard::isForAll);
    return guards.stream()
        .map(Guard::atom)
        .filter(Objects::nonNull)
        .flatMap(guard -> ofStats(guard, forAll, trigger))
        .anyMatch(guard -> leaves(guard, guards, own));
  }

  /**
   * A guard as conditions on stats: the number that an event brings is the stat of its subject,
   * which is the holder if it answers its own changes only.
   *
   * @param forAll whether each of a group is self
   */
  private static Stream<NumberCondition> ofStats(
      NumberCondition guard, boolean forAll, Trigger trigger) {
    String stat = StatEvent.stat(trigger.event()).orElse(null);
    if (stat == null || !NumberCondition.NEW.equals(guard.value())) {
      return Stream.of(guard).filter(one -> one.stat() != null);
    }
    boolean own = trigger.watch() == Watch.OWN && !forAll;
    return Stream.concat(Stream.of(Role.SUBJECT), own ? Stream.of(Role.SELF) : Stream.of())
        .map(who -> guard.on(new Value.StatOf(who, stat)));
  }

  /** True if each change only adds to a stat. */
  boolean neverFalls() {
    return byStat.values().stream()
        .flatMap(List::stream)
        .allMatch(write -> write.settled() == null && write.delta().low() >= 0);
  }

  private boolean settles(StatChange write) {
    StatChange.Settled settled = write.settled();
    if (settled == null || !steady(settled.low()) || !steady(settled.high())) {
      return false;
    }
    return of(write.stat()).stream()
        .allMatch(other -> settled.equals(other.settled()) && sameWho(settled, write, other));
  }

  /** Bounds that name nobody are the same for everyone. */
  private static boolean sameWho(StatChange.Settled settled, StatChange write, StatChange other) {
    boolean constants = constant(settled.low()) && constant(settled.high());
    return constants || Objects.equals(write.who(), other.who());
  }

  private static boolean constant(Value value) {
    return value == null || value instanceof Value.Constant;
  }

  /** True if a value stays the same while the chain runs. */
  private boolean steady(Value value) {
    return constant(value)
        || value instanceof Value.StatOf stat && !byStat.containsKey(stat.stat());
  }

  /**
   * True if the same program brings a guard of a line closer to failing, for good.
   *
   * @param guards all conditions on reaching the line
   */
  private boolean leaves(NumberCondition guard, List<Guard> guards, List<StatChange> own) {
    Value.StatOf stat = guard.stat();
    Interval inside = guard.numbers().hull();
    List<StatChange> sure =
        own.stream()
            .filter(one -> stat.stat().equals(one.stat()) && stat.who().equals(one.who()))
            .filter(one -> guards.containsAll(one.guards()))
            .toList();
    boolean onlySet = of(stat.stat()).stream().allMatch(one -> outside(one, inside));
    return onlySet && !sure.isEmpty()
        || leaves(stat.stat(), inside, true, sure)
        || leaves(stat.stat(), inside, false, sure);
  }

  /** True if some changes bring a stat beyond one end of a range, and no others bring it back. */
  private boolean leaves(String stat, Interval inside, boolean up, List<StatChange> sure) {
    Interval before = up ? inside.orBelow() : inside.orAbove();
    return Double.isFinite(up ? inside.high() : inside.low())
        && sure.stream().anyMatch(one -> away(one, up, true) || outside(one, before))
        && against(stat, up).stream().allMatch(one -> outside(one, before));
  }

  private List<StatChange> of(String stat) {
    return byStat.getOrDefault(stat, List.of());
  }

  /** The changes of a stat that may move it the other way; worked out once for each. */
  private List<StatChange> against(String stat, boolean up) {
    return (up ? notUp : notDown)
        .computeIfAbsent(
            stat, any -> of(any).stream().filter(one -> !away(one, up, false)).toList());
  }

  /** True if a change moves a stat in one direction, by a fixed amount at least if strictly. */
  private static boolean away(StatChange write, boolean up, boolean strictly) {
    Interval towards = up ? write.delta() : write.delta().negated();
    boolean caps =
        write.settled() != null && (up ? write.settled().high() : write.settled().low()) == null;
    return strictly ? towards.low() > 0 : towards.low() >= 0 || caps;
  }

  /** True if a change sets a stat to a number that a condition excludes. */
  private static boolean outside(StatChange write, Interval inside) {
    return write.settled() != null
        && write.settled().low() instanceof Value.Constant low
        && write.settled().high() instanceof Value.Constant high
        && inside.and(Interval.of(low.number(), high.number())).isEmpty();
  }
}
