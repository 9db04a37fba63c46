package dev.runesheet.testing.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The settings of recording and writing coverage, from {@code junit-platform.properties} or the
 * properties of the process.
 *
 * @param mode the mode that overrides those of annotations
 * @param folder where coverage and reports are written
 * @param config thresholds, and rules declared unreachable; empty for the usual file if there is
 *     one
 * @param baseline the coverage that must not decrease
 * @param run the id shared by the processes of one build; empty if there is only one
 * @param enforced whether missing a threshold fails
 */
record CoverageSettings(
    Optional<CoverageMode> mode,
    Path folder,
    Optional<Path> config,
    Optional<Path> baseline,
    String run,
    boolean enforced) {

  private static final String PREFIX = "runesheet.coverage";
  private static final String FOLDER = "runesheet-coverage";

  /**
   * Reads the settings.
   *
   * @param parameters gives a parameter by its name
   * @throws IllegalArgumentException if one has a word that it cannot have
   */
  static CoverageSettings of(Function<String, Optional<String>> parameters) {
    return new CoverageSettings(
        parameters.apply(PREFIX).map(CoverageMode::of),
        parameters.apply(PREFIX + ".folder").map(Path::of).orElseGet(CoverageSettings::usual),
        parameters.apply(PREFIX + ".config").map(Path::of),
        parameters.apply(PREFIX + ".baseline").map(Path::of),
        parameters.apply(PREFIX + ".run").orElseGet(MavenBuild::id),
        enforced(parameters.apply(PREFIX + ".enforce").orElse("build")));
  }

  private static Path usual() {
    boolean gradle =
        Files.exists(Path.of("build.gradle")) || Files.exists(Path.of("build.gradle.kts"));
    return Path.of(gradle ? "build" : "target", FOLDER);
  }

  private static boolean enforced(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "always" -> true;
      case "never" -> false;
      case "build" -> MavenBuild.runsTests() && System.getProperty("test") == null;
      default ->
          throw new IllegalArgumentException(
              PREFIX + ".enforce (" + word + ") is not build, always or never.");
    };
  }
}
