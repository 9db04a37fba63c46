package dev.runesheet.engine.built;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.Game;
import dev.runesheet.word.EngineScope;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kie.api.KieBase;

/** The engine's own rules, which every rule book needs: without them no effect ever answers. */
public final class EngineRules {

  /** The code of the finding, as in {@code docs/diagnostics.md}, that some are missing. */
  public static final String CODE = "RS051";

  private static final String SCOPING = "scoping";

  private static final String SUPPRESSION = "suppression";
  private static final String SUPPRESSED = SUPPRESSION + ": ";
  private static final String SEPARATOR = ", ";

  /** The topics of the engine's rules: each has a file written by hand, and a package. */
  public static final List<String> TOPICS =
      List.of(
          "attempts",
          "calculations",
          "expiry",
          "registration",
          "routing",
          SCOPING,
          "stacking",
          SUPPRESSION);

  private static final String PACKAGE = "runesheet.engine.";

  private EngineRules() {}

  /** The name of the rule by which continuous effects reach the entities of a scope. */
  public static String ofScope(String scope) {
    return "scope: " + scope;
  }

  /**
   * Refuses a base without them, which would play matches in which nothing happens, or in which
   * effects reach nobody.
   *
   * @throws IllegalArgumentException if rules about a topic or a scope are missing
   */
  public static void check(Game game, KieBase base) {
    Stream<String> topics = TOPICS.stream().filter(topic -> !has(base, topic, any -> true));
    Stream<String> scopes = Arrays.stream(EngineScope.values()).flatMap(one -> lacking(base, one));
    List<String> missing = Stream.concat(topics, scopes).toList();
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          CODE
              + " rules of the engine ("
              + String.join(", ", missing)
              + ") are missing among the rules of "
              + game.id()
              + ". Maybe the files of rules/engine, or those generated, were not compiled with the"
              + " others.");
    }
  }

  /** The rules of a scope that are not there, for modifiers and for suppressors. */
  private static Stream<String> lacking(KieBase base, EngineScope scope) {
    String reaches = ofScope(scope.word());
    String suppresses = SUPPRESSED + scope.word();
    boolean reached = has(base, SCOPING, reaches::equals);
    boolean suppressed = has(base, SUPPRESSION, rule -> suppressed(rule).contains(scope.word()));
    return Stream.of(reached ? "" : reaches, suppressed ? "" : suppresses)
        .filter(rule -> !rule.isEmpty());
  }

  /** The name of the rule by which suppressors of some scopes reach those whom they silence. */
  public static String ofSuppression(List<String> scopes) {
    return SUPPRESSED + String.join(SEPARATOR, scopes);
  }

  private static List<String> suppressed(String rule) {
    return rule.startsWith(SUPPRESSED)
        ? List.of(rule.substring(SUPPRESSED.length()).split(SEPARATOR))
        : List.of();
  }

  private static boolean has(KieBase base, String topic, Predicate<String> named) {
    return RuleConditions.rules(base)
        .filter(rule -> isOf(topic, rule.getPackageName()))
        .anyMatch(rule -> named.test(rule.getName()));
  }

  /** True if a package holds the rules of a topic; in a jar their package belongs to the game. */
  private static boolean isOf(String topic, String pack) {
    return ("." + pack).endsWith("." + PACKAGE + topic);
  }
}
