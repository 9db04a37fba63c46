package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.QueryImpl;
import org.kie.api.KieBase;

/**
 * The queries of one name in several packages: Drools finds a query by its name alone, and confuses
 * them.
 */
record SameQueries(KieBase base, List<RuleSource> sources) {

  /** The problems: each query of an author's own but the first of its name. */
  List<Problem> problems() {
    Map<String, List<QueryImpl>> byName =
        RuleConditions.rules(base)
            .flatMap(rule -> rule instanceof QueryImpl query ? Stream.of(query) : Stream.empty())
            .sorted(Comparator.comparing(SameQueries::isOwn).thenComparing(this::position))
            .collect(Collectors.groupingBy(QueryImpl::getName, TreeMap::new, Collectors.toList()));
    return byName.values().stream()
        .flatMap(same -> same.stream().skip(1).filter(SameQueries::isOwn).map(this::problem))
        .toList();
  }

  private static boolean isOwn(QueryImpl query) {
    return BuiltPackages.isOwn(query.getPackageName());
  }

  /** The place among the files, or, where these are unknown, none before others. */
  private int position(QueryImpl query) {
    String file = query.getResource() == null ? null : query.getResource().getSourcePath();
    return sources.stream().map(RuleSource::name).toList().indexOf(file);
  }

  private Problem problem(QueryImpl query) {
    return RulePlace.problem(
        query,
        sources,
        String.format(
            Locale.ROOT,
            "query (%s) has the name of one in another package; Drools confuses them",
            query.getName()));
  }
}
