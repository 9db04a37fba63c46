package dev.runesheet.engine.built;

import dev.runesheet.spi.Game;
import java.util.List;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/** The engine's own rules, which every rule book needs: without them no effect ever answers. */
public final class EngineRules {

  /** The code of the finding, as in {@code docs/diagnostics.md}, that some are missing. */
  public static final String CODE = "RS051";

  /** The topics of the engine's rules: each has a file and a package of its own. */
  public static final List<String> TOPICS =
      List.of(
          "attempts",
          "calculations",
          "expiry",
          "registration",
          "routing",
          "scoping",
          "stacking",
          "suppression");

  private static final String PACKAGE = "runesheet.engine.";

  private EngineRules() {}

  /**
   * Refuses a base without them, which would play matches in which nothing happens.
   *
   * @throws IllegalArgumentException if rules about a topic are missing
   */
  public static void check(Game game, KieBase base) {
    List<String> missing = TOPICS.stream().filter(topic -> !has(base, topic)).toList();
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          CODE
              + " rules of the engine ("
              + String.join(", ", missing)
              + ") are missing among the rules of "
              + game.id()
              + ". Maybe the files of rules/engine were not compiled with the others.");
    }
  }

  private static boolean has(KieBase base, String topic) {
    return base.getKiePackages().stream()
        .anyMatch(pack -> isOf(topic, pack) && !pack.getRules().isEmpty());
  }

  /** True if a package holds the rules of a topic; in a jar their package belongs to the game. */
  private static boolean isOf(String topic, KiePackage pack) {
    return ("." + pack.getName()).endsWith("." + PACKAGE + topic);
  }
}
