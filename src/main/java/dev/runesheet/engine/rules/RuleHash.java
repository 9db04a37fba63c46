package dev.runesheet.engine.rules;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.digest.Sha256;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The identity of rules in saved matches: a hash of the text of all files of rules and of the
 * catalog. It is the same whether the rules were read from a folder, built into a jar, where they
 * stand in packages of their own, or taken from a {@code KieBase}.
 */
public final class RuleHash {

  /** Left out, as it is of the hashes in matches that are saved. */
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package [ \\t]*[\\w.]+[ \\t]*;?");

  /** A word, before any comment, that begins what a knowledge base remembers a file for. */
  private static final String DECLARES =
      "(?:(?!//).)*?(?<![\\w.])(?:rule|query|declare|(?<!import\\s{1,9})function)\\b";

  /** A line of a file that says nothing a knowledge base would remember the file for. */
  private static final Predicate<String> SAYS_NOTHING =
      Pattern.compile("\\s*(//.*|(?!" + DECLARES + ")(package|import|global|unit|dialect)\\b.*)?")
          .asMatchPredicate();

  private RuleHash() {}

  /** The hash of the texts of rules and the catalog. */
  public static String of(List<RuleSource> sources, JsonNode catalog) {
    return ofTexts(sources.stream().map(RuleSource::drl).toList(), catalog);
  }

  /**
   * The hash of compiled rules and the catalog.
   *
   * @param base as its container made it: a copy does not know all files
   */
  public static String of(KieBase base, JsonNode catalog) {
    List<String> texts = BaseTexts.contents(base);
    return texts.isEmpty() ? digest(names(base), catalog) : ofTexts(texts, catalog);
  }

  private static String ofTexts(List<String> texts, JsonNode catalog) {
    return digest(
        texts.stream()
            .filter(RuleHash::counts)
            .map(text -> PACKAGE.matcher(BuiltPackages.sourceOf(text)).replaceFirst(""))
            .toList(),
        catalog);
  }

  /** True if a file says more than what it imports, and so counts. */
  static boolean counts(String text) {
    return !text.lines().allMatch(SAYS_NOTHING);
  }

  /** Rules of an executable model have no text. */
  private static List<String> names(KieBase base) {
    List<String> rules = new ArrayList<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        rules.add(pack.getName() + "/" + rule.getName() + new TreeMap<>(rule.getMetaData()));
      }
    }
    return rules;
  }

  private static String digest(List<String> texts, JsonNode catalog) {
    Sha256 digest = new Sha256().add(catalog.toString());
    texts.stream().sorted().forEach(digest::add);
    return digest.hex();
  }
}
