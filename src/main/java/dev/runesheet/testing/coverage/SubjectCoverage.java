package dev.runesheet.testing.coverage;

import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Keyed;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.word.ProgramPart;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The coverage of one game or project.
 *
 * @param name the game's id, or the project's name
 * @param sources the hash of each file of rules, by its name
 * @param rules its rules, by package and name
 * @param effects its effects, by id; empty for rules of no game
 * @param verbs the classes of its verbs, sorted
 */
public record SubjectCoverage(
    String name,
    @Required Map<@Ref("source") String, String> sources,
    @Required @Distinct List<RuleCoverage> rules,
    @Required @Distinct List<EffectCoverage> effects,
    List<String> verbs)
    implements Keyed {

  /** Copies and sorts all. */
  public SubjectCoverage {
    sources = Collections.unmodifiableMap(new TreeMap<>(sources));
    rules = rules.stream().sorted(RuleCoverage.ORDER).toList();
    effects = effects.stream().sorted(Comparator.comparing(EffectCoverage::id)).toList();
    verbs = verbs.stream().sorted().distinct().toList();
  }

  @Override
  public String key() {
    return name;
  }

  /**
   * The keys of the exits of loops that have run and never came to their exit: what they do ended
   * the program or the match. An exit does nothing; what follows the loop counts for itself.
   */
  public Set<String> exitsCutShort() {
    Map<String, RuleCoverage> exits = new HashMap<>();
    rules.stream()
        .filter(rule -> rule.fired() == 0 && ProgramPart.EACH_DONE.ends(rule.name()))
        .forEach(rule -> exits.put(loop(rule, ProgramPart.EACH_DONE), rule));
    return rules.stream()
        .filter(rule -> rule.fired() > 0 && ProgramPart.EACH_MORE.ends(rule.name()))
        .flatMap(rule -> Stream.ofNullable(exits.get(loop(rule, ProgramPart.EACH_MORE))))
        .map(RuleCoverage::key)
        .collect(Collectors.toSet());
  }

  private static String loop(RuleCoverage rule, ProgramPart part) {
    return part.start(rule.names());
  }

  /** The sum of both, of the same game or project. */
  SubjectCoverage plus(SubjectCoverage other) {
    List<SubjectCoverage> both = SameFiles.watchedFirst(this, other);
    SubjectCoverage copies = both.get(1);
    return both.get(0).sum(SameFiles.of(both.get(0), copies).named(copies));
  }

  private SubjectCoverage sum(SubjectCoverage other) {
    Map<String, String> all = new TreeMap<>(sources);
    other.sources.forEach(
        (source, hash) -> {
          if (!all.merge(source, hash, (mine, theirs) -> mine).equals(hash)) {
            throw new OtherRulesException(name, source);
          }
        });
    return new SubjectCoverage(
        name,
        all,
        sum(rules, other.rules, RuleCoverage::key, this::sum),
        sum(effects, other.effects, EffectCoverage::key, EffectCoverage::plus),
        Stream.concat(verbs.stream(), other.verbs.stream()).toList());
  }

  private RuleCoverage sum(RuleCoverage one, RuleCoverage two) {
    if (!one.comparable(two)) {
      throw new OtherRulesException(name, one.name());
    }
    return one.plus(two);
  }

  private static <T> List<T> sum(
      List<T> one, List<T> two, Function<T, String> key, BinaryOperator<T> plus) {
    Map<String, T> sum = new TreeMap<>();
    one.forEach(each -> sum.put(key.apply(each), each));
    two.forEach(each -> sum.merge(key.apply(each), each, plus));
    return List.copyOf(sum.values());
  }
}
