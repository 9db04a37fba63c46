package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The names that queries of a package have: Drools takes a rule of such a name for the query where
 * that is called, and breaks.
 */
public record QueriesNames(Collection<PackageDescr> files) {

  /** The rules of a file that have the name of a query. */
  public List<Fault> taken(PackageDescr file) {
    Set<String> names =
        files.stream()
            .filter(other -> other.getNamespace().equals(file.getNamespace()))
            .flatMap(other -> other.getRules().stream())
            .filter(RuleDescr::isQuery)
            .map(RuleDescr::getName)
            .collect(Collectors.toSet());
    return file.getRules().stream()
        .filter(rule -> !rule.isQuery() && names.contains(rule.getName()))
        .map(rule -> new Fault(rule.getLine(), told(rule.getName())))
        .toList();
  }

  private static String told(String name) {
    return "rule (" + name + ") has a name that a query of its package has already";
  }
}
