package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.trace.Tracing;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The steps of a match, with their causes. */
public final class Trace {

  private final RuleBook book;
  private final List<Step> steps;
  private final List<String> names;

  /** The entities who are players, by the number of the player; none in games without such. */
  private final List<Integer> players;

  private final Map<Integer, List<Step>> children;

  private Trace(Match match, List<Step> steps, List<String> names) {
    this.book = match.book();
    this.steps = List.copyOf(steps);
    this.names = List.copyOf(names);
    this.players =
        match.world().entities().stream()
            .filter(one -> one.getKind().equals(Game.PLAYER))
            .map(Entity::getId)
            .toList();
    this.children = steps.stream().collect(Collectors.groupingBy(Step::parent));
  }

  /**
   * Plays a match with tracing on.
   *
   * @param play starts the match and plays it as far as is wanted; the match is closed then
   */
  public static Trace of(Supplier<Match> play) {
    TraceRecorder recorder = new TraceRecorder();
    try (Match match = Tracing.during(recorder, play)) {
      return of(match, recorder);
    }
  }

  static Trace of(Match match, TraceRecorder recorder) {
    return of(match, recorder.steps(), Entity::getName);
  }

  static Trace of(Match match, List<Step> steps, Function<Entity, String> name) {
    return new Trace(match, steps, match.world().entities().stream().map(name).toList());
  }

  /** The name of a player. */
  String player(int number) {
    return number < players.size() ? name(players.get(number)) : Game.PLAYER + " " + number;
  }

  /** True if an entity is a player. */
  public boolean isPlayer(int entity) {
    return players.contains(entity);
  }

  /** The rules that were played. */
  public RuleBook book() {
    return book;
  }

  /** All steps, in the order in which they happened or were put off. */
  public List<Step> steps() {
    return steps;
  }

  /**
   * A step by its number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Step step(int number) {
    if (number < 1 || number > steps.size()) {
      throw new IllegalArgumentException(
          "step (" + number + ") does not exist; there are " + steps.size() + ".");
    }
    return steps.get(number - 1);
  }

  /** The step of a change, by its place in {@link Match#happenings} from 0. */
  public Optional<Step.Changed> change(int happening) {
    return steps.stream()
        .filter(Step.Changed.class::isInstance)
        .map(Step.Changed.class::cast)
        .filter(step -> step.change() == happening)
        .findFirst();
  }

  /** A step and the chain of its causes, from the step back to the first cause. */
  public List<Step> chain(int number) {
    List<Step> chain = new ArrayList<>();
    for (int at = number; at != Step.NONE; at = step(at).parent()) {
      chain.add(step(at));
    }
    return List.copyOf(chain);
  }

  /** The direct consequences of a step, in order. */
  public List<Step> causedBy(int number) {
    return Collections.unmodifiableList(children.getOrDefault(number, List.of()));
  }

  /** All that came of a step, each behind what caused it. */
  List<Step> cameOf(int number) {
    List<Step> all = new ArrayList<>(causedBy(number));
    for (int i = 0; i < all.size(); i++) {
      all.addAll(causedBy(all.get(i).number()));
    }
    return all;
  }

  /** The steps of a program itself, in order, without those of programs that it caused. */
  List<Step> of(Step.Ran ran) {
    List<Step> all = new ArrayList<>();
    for (Step step : causedBy(ran.number())) {
      inside(step, all);
    }
    all.sort(Comparator.comparingInt(Step::number));
    return all;
  }

  private void inside(Step step, List<Step> all) {
    if (!(step instanceof Step.Ran || step instanceof Step.Raised)) {
      all.add(step);
      causedBy(step.number()).forEach(one -> inside(one, all));
    }
  }

  /** The step in which an entity came into being. */
  Optional<Step> appeared(int entity) {
    return steps.stream()
        .filter(
            step ->
                step instanceof Step.Changed changed
                    && changed.what() instanceof Happening.Appeared one
                    && one.entity() == entity)
        .findFirst();
  }

  /** The names of all entities, by number. */
  public List<String> names() {
    return names;
  }

  /** The name of an entity. */
  public String name(int entity) {
    return entity < 0 || entity >= names.size() ? "" : names.get(entity);
  }
}
