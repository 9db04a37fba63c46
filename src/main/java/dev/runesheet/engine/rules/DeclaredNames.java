package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.RuleParser;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.util.StringUtils;

/**
 * Names, behind those of their packages, of the types and functions that files of rules declare: a
 * build that moves the packages moves these with them, and leaves those of Java's classes alone.
 */
public final class DeclaredNames {

  /** A part of a file in which no name stands: a text, a comment, or the name of the package. */
  private static final String OTHER =
      "\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+'"
          + "|//[^\\n]*+|/\\*(?s:.*?)\\*/|(?m:^package\\s+[\\w.]++)";

  private static final Pattern MOVED =
      Pattern.compile(
          OTHER
              + "|(?<both>\\bimport runesheet\\.built\\.[\\w.]+\\.\\*; (?=import\\b))"
              + "|(?<![\\w.$])(?<name>runesheet\\.built\\.\\w+\\.)");

  private static final String NAME = "name";

  private final Pattern names;

  private DeclaredNames(Set<String> packages, Set<String> names) {
    this.names =
        Pattern.compile(
            String.format(
                Locale.ROOT,
                "%s|\\b(?<all>import\\s+(?<in>%s)\\.\\*)|(?<![\\w.$])(?<name>%s)(?![\\w$])",
                OTHER,
                oneOf(packages),
                oneOf(names)));
  }

  /** A pattern of any of some words; of none, it matches nothing. */
  private static String oneOf(Set<String> words) {
    return words.isEmpty()
        ? "(?!)"
        : words.stream().map(Pattern::quote).collect(Collectors.joining("|"));
  }

  /** The names of what files declare that were written by hand. */
  public static DeclaredNames of(List<RuleSource> sources) {
    Set<String> packages = new HashSet<>();
    Set<String> names = new TreeSet<>();
    sources.stream()
        .filter(source -> source.rules().isEmpty())
        .flatMap(source -> RuleParser.parse(null, source.drl()).stream())
        .forEach(
            file -> {
              List<String> declared =
                  simple(file).map(name -> file.getNamespace() + "." + name).toList();
              names.addAll(declared);
              if (!declared.isEmpty() || file.getRules().stream().anyMatch(RuleDescr::isQuery)) {
                packages.add(file.getNamespace());
              }
            });
    names.removeIf(MissingClasses::isThere); // Drools takes the class, not the declaration.
    return new DeclaredNames(packages, names);
  }

  /** The names of types, and of the classes that Drools makes of functions. */
  private static Stream<String> simple(PackageDescr file) {
    return Stream.of(
            file.getClassAndEnumDeclarationDescrs().stream().map(type -> type.getTypeName()),
            file.getFunctions().stream().map(function -> StringUtils.ucFirst(function.getName())))
        .flatMap(found -> found);
  }

  /**
   * A text of rules in packages of a build.
   *
   * @param packages their beginning, see {@link BuiltPackages#of(String)}
   */
  public String below(String packages, String drl) {
    return packages.isEmpty()
        ? drl
        : BuiltPackages.below(packages, replaced(names, drl, found -> moved(packages, found)));
  }

  /** All of a package is also imported from where it was: there may be classes of that name. */
  private static String moved(String packages, Matcher found) {
    if (found.group("all") != null) {
      return "import " + packages + found.group("in") + ".*; " + found.group();
    }
    return found.group(NAME) == null ? found.group() : packages + found.group();
  }

  /** A text of rules with the names that its source has. */
  static String asWritten(String drl) {
    return replaced(
        MOVED,
        drl,
        found -> found.group("both") == null && found.group(NAME) == null ? found.group() : "");
  }

  private static String replaced(Pattern pattern, String text, Function<Matcher, String> by) {
    Matcher found = pattern.matcher(text);
    return found.replaceAll((MatchResult one) -> Matcher.quoteReplacement(by.apply(found)));
  }
}
