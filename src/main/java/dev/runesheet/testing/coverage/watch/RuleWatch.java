package dev.runesheet.testing.coverage.watch;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import dev.runesheet.testing.coverage.watch.ConditionSlots.Slot;
import dev.runesheet.testing.coverage.watch.DrlOutline.ConditionOutline;
import dev.runesheet.testing.coverage.watch.DrlOutline.RuleOutline;
import dev.runesheet.testing.coverage.watch.DrlOutline.Sense;
import dev.runesheet.word.RuleMeta;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The instrumentation of rules: finds the source of each rule and condition, and installs counters.
 */
public final class RuleWatch {

  /** Begins the names of files of rules that nobody wrote. */
  private static final String MADE = "generated/";

  private static final Pattern VERB =
      Pattern.compile("\\b([A-Z]\\w*)\\.(?:perform\\(|([a-z]\\w*)\\(\\s*\\$r\\b)");

  private final Map<Rule, WatchedRule> watched = new IdentityHashMap<>();
  private final Map<String, SourceFile> files = new LinkedHashMap<>();
  private final SourceNotes notes;
  private final UnaryOperator<String> names;
  private final Predicate<String> engine;
  private final Predicate<String> wanted;
  private final boolean conditions;

  /** The conditions that rules written by hand share as long as they begin alike. */
  private final Map<Object, List<WatchedCondition>> shared = new HashMap<>();

  /**
   * Creates the instrumentation of rules.
   *
   * @param sources their texts; empty if unknown
   * @param notes the places of the sources of generated rules
   * @param names the name of a file, by the name that a rule was compiled from
   * @param engine whether a file holds rules of the engine itself
   * @param wanted whether the rules of a file are recorded
   * @param conditions whether conditions are recorded, too
   */
  public RuleWatch(
      List<RuleSource> sources,
      SourceNotes notes,
      UnaryOperator<String> names,
      Predicate<String> engine,
      Predicate<String> wanted,
      boolean conditions) {
    this.notes = notes;
    this.names = names;
    this.wanted = wanted;
    this.engine = engine;
    this.conditions = conditions;
    for (RuleSource source : sources) {
      DrlOutline outline = DrlOutline.of(source.drl());
      files.put(source.name(), new SourceFile(source.name(), outline, NotedTests.in(outline)));
    }
  }

  private record SourceFile(String name, DrlOutline outline, NotedTests tests) {}

  /** Puts counters on all rules of packages; what a network is made of already keeps its own. */
  public Map<Rule, WatchedRule> watch(Collection<KiePackage> packages) {
    for (KiePackage pack : packages) {
      for (Rule rule : pack.getRules()) {
        if (rule instanceof RuleImpl compiled && !compiled.isQuery() && counts(compiled)) {
          watched.put(rule, watch(compiled));
        }
      }
    }
    share(packages);
    return watched;
  }

  /**
   * Lets rules that are not recorded begin like recorded ones, if they did: what Drools compares
   * once for several rules decides the order in which their matches fire.
   */
  private void share(Collection<KiePackage> packages) {
    if (shared.isEmpty()) {
      return;
    }
    for (KiePackage pack : packages) {
      for (Rule rule : pack.getRules()) {
        if (rule instanceof RuleImpl compiled && !watched.containsKey(rule)) {
          ConditionSlots.of(compiled).patterns().stream()
              .flatMap(List::stream)
              .filter(slot -> slot.watchable() && shared.containsKey(slot.beginning()))
              .forEach(slot -> slot.watch(shared.get(slot.beginning())));
        }
      }
    }
  }

  /** True if a rule was made of a declaration as a whole, such as a scope: no author wrote it. */
  private static boolean isMade(SourceFile file, SourceNotes.Note note) {
    return note == null && file.name().startsWith(MADE);
  }

  private boolean counts(RuleImpl rule) {
    SourceFile file = file(rule);
    return file == null || wanted.test(file.name());
  }

  private WatchedRule watch(RuleImpl rule) {
    SourceFile file = file(rule);
    RuleOutline outline = file == null ? null : file.outline().rules().get(rule.getName());
    String compiledFrom = Optional.ofNullable(resource(rule)).map(names).orElse("");
    SourceNotes.Note note = notes.of(compiledFrom, rule.getName());
    boolean own = file != null && (engine.test(file.name()) || isMade(file, note));
    String place = note == null ? place(rule, compiledFrom, outline) : note.source();
    Kind kind =
        own
            ? Kind.ENGINE
            : SourceLocation.read(place).place().cell().isPresent() ? Kind.ROW : Kind.TEXT;
    ConditionSlots found = ConditionSlots.of(rule);
    WatchedRule result =
        new WatchedRule(
            BuiltPackages.asWritten(rule.getPackageName()),
            rule.getName(),
            place,
            kind,
            RuleMeta.BRANCH.isIn(rule.getMetaData()),
            note == null ? steps(file, outline) : note.steps(),
            outline == null ? List.of() : verbs(outline.consequence()),
            found.literal());
    if (conditions && kind != Kind.ENGINE) {
      List<List<Slot>> slots = found.patterns();
      if (note != null) {
        List<List<ConditionOutline>> written = outline == null ? List.of() : outline.patterns();
        NotedTests tests = file == null ? NotedTests.NONE : file.tests();
        byNote(note, written, slots, tests.of(found.literal()), result.conditions);
      } else if (outline != null) {
        byOutline(place, outline.patterns(), slots, file.name(), result.conditions);
      }
    }
    return result;
  }

  private SourceFile file(RuleImpl rule) {
    String name = resource(rule);
    return name == null ? null : files.get(names.apply(name));
  }

  /** The file that a rule was compiled from; null if unknown. */
  public static String resource(Rule rule) {
    return rule instanceof RuleImpl known && known.getResource() != null
        ? known.getResource().getSourcePath()
        : null;
  }

  private static String place(RuleImpl rule, String file, RuleOutline outline) {
    if (outline != null) {
      return file + ":" + outline.line() + ":1";
    }
    return file.isEmpty() ? rule.getPackageName() : file;
  }

  /** The lines of a consequence that are not blank. */
  private static List<String> steps(SourceFile file, RuleOutline outline) {
    List<String> steps = new ArrayList<>();
    if (outline != null) {
      List<String> lines = outline.consequence().lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i).strip();
        if (!line.isEmpty() && !line.startsWith("//")) {
          steps.add(file.name() + ":" + (outline.consequenceLine() + i) + ":1");
        }
      }
    }
    return steps;
  }

  private static List<String> verbs(String consequence) {
    TreeSet<String> verbs = new TreeSet<>();
    Matcher calls = VERB.matcher(consequence);
    while (calls.find()) {
      verbs.add(calls.group(1) + (calls.group(2) == null ? "" : "." + calls.group(2)));
    }
    return List.copyOf(verbs);
  }

  /** A note places all constraints, or those of the first pattern if others are a generator's. */
  private static void byNote(
      SourceNotes.Note note,
      List<List<ConditionOutline>> written,
      List<List<Slot>> patterns,
      UnaryOperator<String> words,
      List<WatchedCondition> conditions) {
    List<Slot> all = patterns.stream().flatMap(List::stream).toList();
    boolean ofFirst = all.size() != note.conditions().size() && !patterns.isEmpty();
    List<Slot> slots = ofFirst ? patterns.get(0) : all;
    boolean told = slots.size() == note.conditions().size();
    List<ConditionOutline> each = new ArrayList<>();
    SlotOutlines.of(written, patterns).forEach(each::addAll);
    for (int i = 0; i < slots.size(); i++) {
      String place = told ? note.conditions().get(i) : note.source();
      Sense sense = sense(each.get(i));
      if (slots.get(i).watchable() && !place.isEmpty() && sense != Sense.OTHER) {
        boolean opposite = sense == Sense.OPPOSITE;
        String text = opposite ? each.get(i).text() : slots.get(i).text();
        WatchedCondition condition = new WatchedCondition(words.apply(text), place, opposite);
        slots.get(i).watch(List.of(condition));
        conditions.add(condition);
      }
    }
  }

  private static Sense sense(ConditionOutline outline) {
    return outline == null ? Sense.WRITTEN : outline.sense();
  }

  private void byOutline(
      String place,
      List<List<ConditionOutline>> written,
      List<List<Slot>> patterns,
      String file,
      List<WatchedCondition> conditions) {
    List<List<ConditionOutline>> outlines = SlotOutlines.of(written, patterns);
    for (int i = 0; i < patterns.size(); i++) {
      for (int j = 0; j < patterns.get(i).size(); j++) {
        Slot slot = patterns.get(i).get(j);
        if (slot.watchable()) {
          watch(slot, condition(outlines.get(i).get(j), slot, place, file), conditions);
        }
      }
    }
  }

  /** The condition to count; null if the rule engine asks something else. */
  private static WatchedCondition condition(
      ConditionOutline at, Slot slot, String place, String file) {
    if (at == null) {
      // Conditions added by the compiler have no place: they are reported at the rule.
      return new WatchedCondition(slot.text(), place);
    }
    if (at.sense() == Sense.OTHER) {
      return null;
    }
    boolean alone = at.constraints() == 1 || slot.text().isEmpty();
    return new WatchedCondition(
        alone ? at.text() : slot.text(),
        file + ":" + at.line() + ":" + at.column(),
        at.sense() == Sense.OPPOSITE);
  }

  /** Also registers uncounted slots, so that rules with a common prefix still share it. */
  private void watch(Slot slot, WatchedCondition condition, List<WatchedCondition> conditions) {
    List<WatchedCondition> alike =
        shared.computeIfAbsent(slot.beginning(), any -> new ArrayList<>());
    if (condition != null) {
      alike.add(condition);
      conditions.add(condition);
    }
    slot.watch(alike);
  }
}
