package dev.runesheet.engine.drl;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AbstractClassTypeDeclarationDescr;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.AttributeDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.EnumDeclarationDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/**
 * The search for the one element of a file, such as a rule or a declaration, that Drools cannot
 * build without saying in which line: parts of the file are built until it is found.
 */
public final class FaultyElement {

  private final PackageDescr file;
  private final Predicate<PackageDescr> fails;

  private FaultyElement(PackageDescr file, Predicate<PackageDescr> fails) {
    this.file = file;
    this.fails = fails;
  }

  /**
   * The line of the element with which a build fails.
   *
   * @param fails builds a part of the file; true if it fails as the whole does
   * @return 0 if none is found
   */
  public static int line(PackageDescr file, Predicate<PackageDescr> fails) {
    FaultyElement search = new FaultyElement(file, fails);
    return Stream.concat(search.head(), search.body())
        .findFirst()
        .map(BaseDescr::getLine)
        .orElse(0);
  }

  private Stream<BaseDescr> head() {
    return Stream.of(
            search(file.getImports(), this::nothing, PackageDescr::addImport),
            search(file.getFunctionImports(), this::nothing, PackageDescr::addFunctionImport),
            search(file.getAccumulateImports(), this::nothing, PackageDescr::addAccumulateImport),
            search(file.getGlobals(), this::imports, PackageDescr::addGlobal),
            search(file.getAttributes(), this::imports, FaultyElement::addToRule))
        .flatMap(found -> found);
  }

  private Stream<BaseDescr> body() {
    return Stream.of(
            declarations(),
            search(file.getWindowDeclarations(), this::types, PackageDescr::addWindowDeclaration),
            search(file.getFunctions(), this::types, PackageDescr::addFunction),
            search(queries(), this::declared, PackageDescr::addRule),
            search(rules(), this::withQueries, PackageDescr::addRule))
        .flatMap(found -> found);
  }

  /** The first element that fails without its siblings; empty if none does. */
  private <T extends BaseDescr> Stream<BaseDescr> search(
      Collection<T> elements, Parts before, BiConsumer<PackageDescr, T> add) {
    return elements.stream()
        .filter(
            element -> {
              PackageDescr part = before.part();
              add.accept(part, element);
              return fails.test(part);
            })
        .map(BaseDescr.class::cast)
        .limit(1);
  }

  /** Adds an attribute of all rules, which counts only where there is one. */
  private static void addToRule(PackageDescr part, AttributeDescr attribute) {
    RuleDescr rule = new RuleDescr("any");
    rule.setLhs(new AndDescr());
    rule.setConsequence("");
    rule.addAttribute(attribute);
    part.addRule(rule);
  }

  /** The beginning of a part of the file. */
  private interface Parts {
    PackageDescr part();
  }

  /**
   * The declaration that is wrong. Declarations build on each other, before and after: it is the
   * one without which the others are right, or, of several, the one that ends the first part that
   * fails.
   */
  private Stream<BaseDescr> declarations() {
    List<AbstractClassTypeDeclarationDescr> all = file.getClassAndEnumDeclarationDescrs();
    if (!fails.test(types())) {
      return Stream.empty();
    }
    for (AbstractClassTypeDeclarationDescr one : all) {
      List<AbstractClassTypeDeclarationDescr> others = new ArrayList<>(all);
      others.remove(one);
      if (!fails.test(types(others))) {
        return Stream.of(one);
      }
    }
    return all.stream()
        .filter(one -> fails.test(types(all.subList(0, all.indexOf(one) + 1))))
        .map(BaseDescr.class::cast)
        .limit(1);
  }

  /** The parts of a file that each have one of its queries, and no rules. */
  public static List<PackageDescr> ofQueries(PackageDescr file) {
    FaultyElement parts = new FaultyElement(file, part -> false);
    return parts.queries().stream()
        .map(
            query -> {
              PackageDescr part = parts.declared();
              part.addRule(query);
              return part;
            })
        .toList();
  }

  /** The part of a file that others may name: what it declares, with its queries. */
  public static PackageDescr named(PackageDescr file) {
    return new FaultyElement(file, part -> false).withQueries();
  }

  /** The types that a file declares. */
  public static PackageDescr typesOf(PackageDescr file) {
    return new FaultyElement(file, part -> false).types();
  }

  private List<RuleDescr> queries() {
    return file.getRules().stream().filter(RuleDescr::isQuery).toList();
  }

  private List<RuleDescr> rules() {
    return file.getRules().stream().filter(rule -> !rule.isQuery()).toList();
  }

  private PackageDescr nothing() {
    PackageDescr part = new PackageDescr(file.getName());
    part.setResource(file.getResource());
    return part;
  }

  private PackageDescr imports() {
    PackageDescr part = nothing();
    file.getImports().forEach(part::addImport);
    file.getFunctionImports().forEach(part::addFunctionImport);
    file.getAccumulateImports().forEach(part::addAccumulateImport);
    return part;
  }

  private PackageDescr types() {
    return types(file.getClassAndEnumDeclarationDescrs());
  }

  private PackageDescr types(List<AbstractClassTypeDeclarationDescr> types) {
    PackageDescr part = imports();
    file.getGlobals().forEach(part::addGlobal);
    for (AbstractClassTypeDeclarationDescr type : types) {
      if (type instanceof EnumDeclarationDescr words) {
        part.addEnumDeclaration(words);
      } else if (type instanceof TypeDeclarationDescr fields) {
        part.addTypeDeclaration(fields);
      }
    }
    return part;
  }

  private PackageDescr withQueries() {
    PackageDescr part = declared();
    queries().forEach(part::addRule);
    return part;
  }

  private PackageDescr declared() {
    PackageDescr part = types();
    file.getWindowDeclarations().forEach(part::addWindowDeclaration);
    file.getFunctions().forEach(part::addFunction);
    return part;
  }
}
