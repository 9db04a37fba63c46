package dev.runesheet.engine.rules;

import dev.runesheet.word.RulePackages;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/**
 * The packages of rules that a build put on the class path. They stand below packages of the game's
 * own, since {@code kmodule.xml} picks rules by package and the same rules lie in the jar as
 * sources too. Everything else tells rules by the packages that their sources name.
 */
public final class BuiltPackages {

  private static final String ROOT = "runesheet.built.";
  private static final Pattern BUILT = Pattern.compile("^runesheet\\.built\\.[^.]+\\.");
  private static final Pattern IN_MESSAGE =
      Pattern.compile("(?<![\\w.$])runesheet\\.built\\.[^.\\s]+\\.(?=\\w)");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package\\s+([\\w.]+)");

  /** The beginnings of the packages of Runesheet's own rules, and of generated ones. */
  private static final List<String> RUNESHEETS = List.of("rules.", "runesheet.");

  private BuiltPackages() {}

  /** The beginning of the packages of a game's rules in a build, with its full stop. */
  public static String of(String game) {
    return ROOT + RulePackages.wordOf(game) + ".";
  }

  /**
   * The beginnings of the packages that builds made, each with its full stop: one for each game
   * whose rules a base has.
   */
  public static SortedSet<String> of(KieBase base) {
    return of(base.getKiePackages().stream().map(KiePackage::getName));
  }

  /** The same of the sources of rules, before they are compiled. */
  public static SortedSet<String> of(List<RuleSource> sources) {
    return of(
        sources.stream()
            .map(source -> PACKAGE.matcher(source.drl()))
            .filter(Matcher::find)
            .map(found -> found.group(1)));
  }

  private static SortedSet<String> of(Stream<String> packages) {
    return packages
        .map(BUILT::matcher)
        .filter(Matcher::find)
        .map(Matcher::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * True if rules of a package, as sources name it or in a build, are an author's own: neither
   * Runesheet's nor generated.
   */
  public static boolean isOwn(String rulePackage) {
    String written = asWritten(rulePackage) + ".";
    return RUNESHEETS.stream().noneMatch(written::startsWith);
  }

  /** True if a source is a file that was written by hand for such a package, or for none. */
  public static boolean isOwn(RuleSource source) {
    return source.rules().isEmpty() && isOwnText(source.drl());
  }

  /** True if the text of a file is in such a package, or in none. */
  static boolean isOwnText(String drl) {
    Matcher found = PACKAGE.matcher(drl);
    return !found.find() || isOwn(found.group(1));
  }

  /** A package as the source of its rules names it. */
  public static String asWritten(String rulePackage) {
    return BUILT.matcher(rulePackage).replaceFirst("");
  }

  /** A message about rules in packages of a build, with the packages that their sources name. */
  static String named(String message) {
    return message.contains(ROOT) ? IN_MESSAGE.matcher(message).replaceAll("") : message;
  }

  /** A text of rules in packages of a build; see {@link DeclaredNames#below}. */
  static String below(String packages, String drl) {
    return PACKAGE.matcher(drl).replaceFirst("package " + packages + "$1");
  }

  /** A text of rules in packages of a build, in the packages that its source names. */
  public static String sourceOf(String drl) {
    Matcher built = PACKAGE.matcher(drl);
    if (!built.find()) {
      return drl;
    }
    String text =
        drl.substring(0, built.start(1)) + asWritten(built.group(1)) + drl.substring(built.end(1));
    return text.contains(ROOT) ? DeclaredNames.asWritten(text) : text;
  }
}
