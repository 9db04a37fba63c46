package dev.runesheet.testing.coverage;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.watch.Count;
import dev.runesheet.testing.coverage.watch.EffectStates;
import dev.runesheet.testing.coverage.watch.FiringListener;
import dev.runesheet.testing.coverage.watch.RuleWatch;
import dev.runesheet.testing.coverage.watch.WatchedRule;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.RuleRuntimeEventManager;
import org.kie.api.runtime.KieSession;

/**
 * The recorder of the coverage of one rule book's matches:
 *
 * <pre>{@code
 * CoverageRecorder recorder = CoverageRecorder.ofGame("math-battle", true, verbs, files);
 * RuleBook book = RuleBook.load("math-battle", recorder);
 * // … matches, of any threads …
 * Coverage coverage = recorder.coverage();
 * }</pre>
 */
public final class CoverageRecorder implements RuleProbe {

  private static final List<String> ENGINE = List.of("rules/engine/", "decision-tables/engine/");
  private static final String ROUTING = "runesheet.engine.routing";
  private static final String EXPIRY = "runesheet.engine.expiry";

  private final String subject;
  private final boolean game;
  private final boolean conditions;
  private final List<String> verbs;
  private final Function<String, Optional<byte[]>> files;
  private final Predicate<String> engine;
  private final Predicate<String> wanted;
  private final Map<String, String> hashes = new TreeMap<>();
  private final Map<Rule, WatchedRule> watched = new IdentityHashMap<>();
  private final FiringListener listener = new FiringListener(watched);
  private final Map<String, Consumer<Boolean>> restrictions = new ConcurrentHashMap<>();
  private final Map<String, Runnable> stacked = new HashMap<>();
  private final Set<String> rules = new HashSet<>();
  private EffectStates effects;
  private boolean continuous;

  private CoverageRecorder(
      String subject,
      boolean game,
      boolean conditions,
      List<String> verbs,
      Function<String, Optional<byte[]>> files,
      Predicate<String> engine,
      Predicate<String> wanted) {
    this.subject = subject;
    this.game = game;
    this.conditions = conditions;
    this.verbs = List.copyOf(verbs);
    this.files = files;
    this.engine = engine;
    this.wanted = wanted;
  }

  /**
   * Records one book of a game; a recorder serves one book.
   *
   * @param conditions whether conditions are recorded, too
   * @param verbs the game's verbs by their classes without packages, with the method in a class of
   *     several
   * @param files gives the content of a source by its name, empty if it cannot be had: so that a
   *     report can tell whether it is still the same
   */
  public static CoverageRecorder ofGame(
      String game,
      boolean conditions,
      List<String> verbs,
      Function<String, Optional<byte[]>> files) {
    return new CoverageRecorder(
        game, true, conditions, verbs, files, CoverageRecorder::isEngine, file -> true);
  }

  /**
   * Records rules that are no game's. Give it to the compiler ({@code RuleFiles}), or show it the
   * knowledge base with {@link #ready(KieBase)}; then let it see each session with {@link #opened}.
   *
   * @param project a name for the rules together
   * @param conditions whether conditions are recorded, too; a base that is compiled already has
   *     only firings
   * @param files gives the content of a file of rules by its name, empty if it cannot be had
   */
  public static CoverageRecorder ofProject(
      String project, boolean conditions, Function<String, Optional<byte[]>> files) {
    return new CoverageRecorder(
        project, false, conditions, List.of(), files, file -> false, file -> true);
  }

  /** The recorder of the rules of some files only. */
  CoverageRecorder only(Predicate<String> some) {
    return new CoverageRecorder(subject, game, conditions, verbs, files, engine, some);
  }

  private static boolean isEngine(String file) {
    return ENGINE.stream().anyMatch(file::startsWith);
  }

  @Override
  public void compiled(
      List<RuleSource> sources, SourceNotes notes, Collection<KiePackage> packages) {
    if (!isLater()) {
      for (RuleSource source : sources) {
        if (wanted.test(source.name())) {
          hashes.put(source.name(), SourceHash.of(source.drl()));
        }
      }
    }
    watch(
        new RuleWatch(sources, notes, UnaryOperator.identity(), engine, wanted, conditions),
        packages);
  }

  private void watch(RuleWatch watch, Collection<KiePackage> packages) {
    watched.putAll(watch.watch(packages));
    if (isLater()) {
      return;
    }
    watched.values().forEach(one -> rules.add(one.coverage().key()));
    watched.values().stream()
        .map(rule -> SourceLocation.read(rule.place).file())
        .distinct()
        .forEach(
            file ->
                files.apply(file).ifPresent(content -> hashes.put(file, SourceHash.of(content))));
  }

  /** True if rules are those of a game and of scenarios that bring some, compiled once more. */
  private boolean isLater() {
    return game && !rules.isEmpty();
  }

  /** Sees a knowledge base: of one that was compiled before, the firings of its rules. */
  public void ready(KieBase base) {
    Map<String, RuleSource> sources = new TreeMap<>();
    for (String file : ProjectFiles.compiledInto(base)) {
      if (file.endsWith(".drl")) {
        files
            .apply(file)
            .map(content -> new String(content, StandardCharsets.UTF_8))
            .ifPresent(drl -> sources.put(file, new RuleSource(file, drl)));
      }
    }
    ready(base, List.copyOf(sources.values()), SourceNotes.NONE);
  }

  /**
   * Records rules of which more is known.
   *
   * @param sources the texts they were compiled from, with the names of {@link
   *     ProjectFiles#compiledInto}
   * @param notes the places of the sources of generated rules
   */
  public void ready(KieBase base, List<RuleSource> sources, SourceNotes notes) {
    if (watched.isEmpty()) {
      watch(
          new RuleWatch(sources, notes, ProjectFiles::nameOfCompiled, engine, wanted, false),
          base.getKiePackages());
    }
  }

  @Override
  public void ready(Rules book) {
    effects = effects == null ? new EffectStates(book.effects()) : effects;
    continuous |= book.effects().stream().anyMatch(effect -> effect.continuous());
    Map<String, List<String>> asked = conditions ? book.restrictions() : Map.of();
    for (KiePackage pack : book.kieBase().getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        WatchedRule known = watched.get(rule);
        if (known != null) {
          EffectDefinition effect = book.effectOfBlock(known.literal);
          known.effect(effect == null ? "" : effect.id());
          look(known);
          policy(known);
          asked
              .getOrDefault(known.literal, List.of())
              .forEach(one -> restrictions.put(known.literal + one, known.restriction(one)));
        }
      }
    }
  }

  @Override
  public void asked(String effect, String restriction, boolean holds) {
    Consumer<Boolean> seen = restrictions.get(effect + restriction);
    if (seen != null) {
      seen.accept(holds);
    }
  }

  /**
   * Counts the rows of the stacking policy that decided how an effect combines: they were asked
   * when the book was loaded, and count whenever the effect comes into force.
   */
  private void policy(WatchedRule rule) {
    Runnable again = stacked.get(rule.literal);
    if (again != null) {
      rule.look(match -> again.run());
    }
  }

  @Override
  public void stacks(String effect, Runnable again) {
    stacked.put(effect, again);
  }

  private void look(WatchedRule rule) {
    if (rule.packageName.equals(ROUTING)) {
      rule.look(effects::answered);
    } else if (rule.packageName.equals(EXPIRY)) {
      rule.look(effects::expired);
    }
  }

  @Override
  public Runnable remembered(Runnable question) {
    return Count.repeatable(question);
  }

  @Override
  public <T> T unseen(Supplier<T> play) {
    return Count.paused(play);
  }

  @Override
  public void opened(KieSession session) {
    opened((RuleRuntimeEventManager) session);
  }

  /** Records sessions of any kind, also stateless ones. */
  public void opened(RuleRuntimeEventManager session) {
    session.addEventListener(listener);
    if (continuous) {
      session.addEventListener(effects.newListener());
    }
  }

  /** The coverage so far. */
  public Coverage coverage() {
    Map<String, RuleCoverage> counted = new TreeMap<>();
    for (WatchedRule one : watched.values()) {
      RuleCoverage rule = one.coverage();
      if (rules.contains(rule.key())) {
        counted.merge(rule.key(), rule, RuleCoverage::plus);
      }
    }
    Set<String> own =
        counted.values().stream().map(RuleCoverage::effect).collect(Collectors.toSet());
    List<EffectCoverage> states =
        effects == null
            ? List.of()
            : effects.coverage().stream().filter(effect -> own.contains(effect.id())).toList();
    List<RuleCoverage> all = List.copyOf(counted.values());
    return Coverage.of(new SubjectCoverage(subject, hashes, all, states, verbs));
  }
}
