package dev.runesheet.cli.watch;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.footprint.TestImpacts;
import dev.runesheet.testing.suite.DeletedTests;
import dev.runesheet.testing.suite.ParallelExecution;
import dev.runesheet.testing.suite.TestCase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The scenarios of a game under its newest good rules, while an author edits both. After an edit,
 * the scenarios that have to do with it are played first; the others wait for {@link #goOn}. Knows
 * nothing of how a change is noticed.
 */
public final class WatchSession {

  /** The result of a test that came out as it expects. */
  public static final String PASSED = "passed";

  /** The number of scenarios run between two checks for an interruption. */
  private static final int BATCH = 4;

  private final LiveRules rules;
  private final TestImpacts<String> footprints = new TestImpacts<>();
  private final WatchOrder order = new WatchOrder(footprints);

  /** All scenarios by name, in the order of their files. */
  private Map<String, TestCase> cases = new LinkedHashMap<>();

  /** The newest result of each. */
  private final Map<String, String> results = new TreeMap<>();

  /** The result of each that was reported last. */
  private final Map<String, String> before = new TreeMap<>();

  /** The scenarios still to run; those that an edit is known to touch come first. */
  private final Set<String> waiting = new LinkedHashSet<>();

  private final Set<String> touched = new HashSet<>();

  /**
   * The edited scenarios and those that name an edited thing, among those waiting or just run;
   * reported first.
   */
  private final Set<String> foremost = new HashSet<>();

  /** The scenarios that were never played since everything was read for the first time. */
  private final Set<String> unplayed = new HashSet<>();

  /** True if something was saved since everything was read for the first time. */
  private boolean edited;

  private RulesUpdate newest;
  private Diagnostics found = new Diagnostics();
  private String hash = "";

  /** The scenarios of rules that were not read yet. */
  public WatchSession(LiveRules rules) {
    this.rules = rules.watchedBy(footprints);
  }

  /** The rules that are in force. */
  public LiveRules rules() {
    return rules;
  }

  /** Reads everything as it is now, and plays all that is to be played. */
  public WatchRound update() {
    return update(told -> {}, () -> false);
  }

  /**
   * Reads everything anew; with an error, the last good rules stay in force. Runs the scenarios
   * that the edit is known to touch, or any if there are none.
   *
   * @param told receives the change of the rules before scenarios run
   * @param enough whether to leave the others for later; evaluated after every few scenarios
   */
  public WatchRound update(Consumer<RulesUpdate> told, BooleanSupplier enough) {
    RulesUpdate update = rules.update();
    told.accept(update);
    newest = update;
    if (update.refused()) {
      return round(update, new Diagnostics(), List.of(), results);
    }
    boolean first = hash.isEmpty();
    edited = !first;
    found = new Diagnostics();
    plan(update);
    if (first) {
      unplayed.addAll(cases.keySet());
    }
    boolean known = !first && !touched.isEmpty();
    List<String> played =
        play(() -> enough.getAsBoolean() || known && touched.isEmpty() && !waiting.isEmpty());
    return round(update, found, played, before);
  }

  /**
   * Plays scenarios that are still waiting.
   *
   * @param enough whether to leave the others for later; asked after every few scenarios
   */
  public void goOn(BooleanSupplier enough) {
    play(enough);
  }

  /** The results of all scenarios that were played, with only unreported outcomes. */
  public WatchRound all() {
    List<String> played = cases.keySet().stream().filter(results::containsKey).toList();
    return round(newest, found, played, before);
  }

  /** All scenarios by name, in the order of their files. */
  public Map<String, TestCase> cases() {
    return new LinkedHashMap<>(cases);
  }

  /**
   * The newest result of each scenario that ran: {@link #PASSED}, or its differences and errors.
   */
  public Map<String, String> results() {
    return new TreeMap<>(results);
  }

  /** The names of the scenarios that failed when they ran last, in the order of their files. */
  public List<String> failing() {
    return cases.keySet().stream()
        .filter(name -> !results.getOrDefault(name, PASSED).equals(PASSED))
        .toList();
  }

  /** True if scenarios are still waiting. */
  public boolean isWaiting() {
    return !waiting.isEmpty();
  }

  /** Plans the scenarios to run and their order. */
  private void plan(RulesUpdate update) {
    Map<String, TestCase> now = new LinkedHashMap<>();
    for (TestCase one : TestCase.all(update.book(), rules.files(), found)) {
      now.put(one.name(), one);
    }
    DeletedTests.check(cases.values(), now.values(), found);
    Set<String> first = new LinkedHashSet<>();
    now.forEach(
        (name, one) -> {
          if (cases.get(name) != one) {
            first.add(name);
          }
        });
    boolean sameRules = hash.equals(update.book().hash());
    WatchOrder.Touched by =
        sameRules ? WatchOrder.Touched.NOTHING : order.touched(update.changes(), now);
    first.addAll(by.about());
    foremost.retainAll(waiting);
    if (!hash.isEmpty()) {
      foremost.addAll(first);
    }
    first.addAll(by.others());
    first.addAll(touched);
    Set<String> rest = sameRules ? new LinkedHashSet<>(waiting) : now.keySet();
    cases = now;
    hash = update.book().hash();
    touched.clear();
    touched.addAll(first);
    touched.retainAll(now.keySet());
    waiting.clear();
    waiting.addAll(first);
    waiting.addAll(rest);
    waiting.retainAll(now.keySet());
    results.keySet().retainAll(now.keySet());
    unplayed.retainAll(now.keySet());
  }

  /** Runs scenarios in order until it is enough or none waits; returns those that ran. */
  private List<String> play(BooleanSupplier enough) {
    List<String> played = new ArrayList<>();
    while (!waiting.isEmpty() && (played.isEmpty() || !enough.getAsBoolean())) {
      List<String> batch = waiting.stream().limit(BATCH).toList();
      RuleBook book = rules.current();
      List<String> outcomes = ParallelExecution.map(batch, name -> outcome(cases.get(name), book));
      for (int i = 0; i < batch.size(); i++) {
        results.put(batch.get(i), outcomes.get(i));
        if (unplayed.remove(batch.get(i)) && (!edited || outcomes.get(i).equals(PASSED))) {
          before.put(batch.get(i), outcomes.get(i)); // Nobody knows how it came out earlier.
        }
      }
      batch.forEach(waiting::remove);
      batch.forEach(touched::remove);
      played.addAll(batch);
    }
    return played;
  }

  private String outcome(TestCase one, RuleBook book) {
    ScenarioResult result = footprints.of(one.name(), () -> one.result(book));
    return result.passed() ? PASSED : String.join("\n", one.told(result, book));
  }

  /** The results so far; they count as reported from now on. */
  private WatchRound round(
      RulesUpdate update, Diagnostics found, List<String> played, Map<String, String> old) {
    Diagnostics all = new Diagnostics();
    update.findings().forEach(all::add);
    all.addAll(found);
    int passed = (int) played.stream().map(results::get).filter(PASSED::equals).count();
    return new WatchRound(
        update,
        Findings.sorted(all.all()),
        changed(old),
        passed,
        played.size(),
        waiting.size(),
        faulty(found));
  }

  private static int faulty(Diagnostics found) {
    return (int)
        found.all().stream()
            .filter(Diagnostic::isError)
            .map(one -> one.location().file())
            .distinct()
            .count();
  }

  /**
   * The changed results: first scenarios about the edit, then others, then golden games, which are
   * the least specific; each in the order of its file; last removed ones.
   */
  private List<WatchRound.Outcome> changed(Map<String, String> old) {
    Set<String> names = new LinkedHashSet<>();
    names.addAll(scenarios(foremost::contains));
    names.addAll(scenarios(name -> true));
    names.addAll(cases.keySet());
    names.addAll(old.keySet());
    List<WatchRound.Outcome> changed = new ArrayList<>();
    for (String name : names) {
      String was = old.getOrDefault(name, "");
      String is = results.getOrDefault(name, "");
      if (!was.equals(is)) {
        changed.add(new WatchRound.Outcome(name, was, is));
      }
    }
    changed.forEach(one -> before.put(one.name(), one.after()));
    return changed;
  }

  private List<String> scenarios(Predicate<String> which) {
    return cases.keySet().stream()
        .filter(name -> cases.get(name) instanceof TestCase.OfScenario && which.test(name))
        .toList();
  }
}
