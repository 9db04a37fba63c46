package dev.runesheet.testing.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageFileReader;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Coverage as processes of a build write it: each test starts them as a build tool does. */
@Tag("thorough")
class CoverageForkTest {

  @TempDir Path folder;

  /** Runs test classes as a build tool does. Arguments: the names of the classes. */
  static final class Fork {
    private Fork() {}

    public static void main(String[] classes) {
      SummaryGeneratingListener summary = new SummaryGeneratingListener();
      try (LauncherSession session = LauncherFactory.openSession()) {
        for (String name : classes) {
          session
              .getLauncher()
              .execute(
                  LauncherDiscoveryRequestBuilder.request()
                      .selectors(DiscoverySelectors.selectClass(name))
                      .build(),
                  summary);
        }
      }
      summary
          .getSummary()
          .getFailures()
          .forEach(failure -> System.out.println("failed: " + failure.getException()));
    }
  }

  @Test
  void aReportIsWrittenWhenAllTestsHaveEndedAndNothingIsEnforcedOutsideOfABuild() throws Exception {
    Path config = folder.resolve("coverage.yaml");
    Files.writeString(config, "thresholds: [{of: shop, rows: 99}]\n");
    Ended ended = fork(List.of("-Drunesheet.coverage.config=" + config), PlainProjectTest.class);
    assertThat(ended.code()).as(ended.out()).isZero();
    assertThat(ended.out()).contains("Rule coverage: rules ");
    assertThat(folder.resolve("html/index.html")).content().contains("pricing.drl");
    assertThat(folder.resolve("lcov.info"))
        .content()
        .contains("SF:src/test/resources/shop/pricing.drl");
    assertThat(folder.resolve("cobertura.xml")).content().contains("pricing.drl");
    assertThat(folder.resolve("workbooks/src/test/resources/shop/discounts.drl.xlsx")).exists();
    assertThat(rule("large order").fired()).isEqualTo(1);
  }

  @Test
  void processesOfOneBuildAddUp() throws Exception {
    fork(List.of("-Drunesheet.coverage.run=7"), PlainProjectTest.class);
    long once = rule("large order").fired();
    fork(List.of("-Drunesheet.coverage.run=7"), PlainProjectTest.class);
    assertThat(rule("large order").fired()).isEqualTo(2 * once);
    CoverageSettings later =
        new CoverageSettings(
            Optional.empty(), folder, Optional.empty(), Optional.empty(), "8", false);
    try (CoverageForks forks = CoverageForks.open(later)) {
      assertThat(forks.add(Coverage.NONE))
          .as("an earlier build does not count")
          .isEqualTo(Coverage.NONE);
    }
  }

  @Test
  void aThresholdThatIsMissedFailsTheProcess() throws Exception {
    Path config = folder.resolve("coverage.yaml");
    Files.writeString(config, "thresholds: [{of: shop, rows: 99}]\n");
    List<String> settings =
        List.of("-Drunesheet.coverage.config=" + config, "-Drunesheet.coverage.enforce=always");
    Ended ended = fork(settings, PlainProjectTest.class);
    assertThat(ended.code()).isNotZero();
    assertThat(ended.out())
        .contains("RS143", "coverage.yaml:1:", "expected at least 99 % of shop")
        .doesNotContain("\tat dev.runesheet");
  }

  @Test
  void thresholdsThatAreNotThereFailTheProcess() throws Exception {
    List<String> settings =
        List.of(
            "-Drunesheet.coverage.config=" + folder.resolve("strict.yml"),
            "-Drunesheet.coverage.enforce=always");
    Ended ended = fork(settings, PlainProjectTest.class);
    assertThat(ended.code()).isNotZero();
    assertThat(ended.out()).contains("strict.yml: error RS001");
  }

  @Test
  void aThresholdWithNothingToCountIsWarnedOf() throws Exception {
    Path config = folder.resolve("coverage.yaml");
    Files.writeString(config, "thresholds: [{of: src/test/resources/shop/pricing.drl, rows: 9}]\n");
    List<String> settings =
        List.of("-Drunesheet.coverage.config=" + config, "-Drunesheet.coverage.enforce=always");
    Ended ended = fork(settings, PlainProjectTest.class);
    assertThat(ended.out()).contains("coverage.yaml:1:", "warning RS");
    assertThat(ended.code()).isZero();
  }

  /** Maven adds its own stack trace to what fails after the tests. */
  @Test
  void inABuildAThresholdThatIsMissedFailsTheTestsAndNothingAfterThem() throws Exception {
    Path config = folder.resolve("coverage.yaml");
    Files.writeString(config, "thresholds: [{of: shop, rows: 99}]\n");
    List<String> settings =
        List.of("-Drunesheet.coverage.config=" + config, "-Dsurefire.test.class.path=any");
    Ended ended = fork(settings, PlainProjectTest.class);
    assertThat(ended.out())
        .containsPattern("failed: .*Rule coverage:\n.*coverage.yaml:1:.*RS143")
        .containsOnlyOnce("Rule coverage: rules")
        .doesNotContain("\tat ");
    assertThat(ended.code()).isZero();
  }

  @Test
  void whatIsOffWritesNothing() throws Exception {
    Ended ended = fork(List.of("-Drunesheet.coverage=off"), PlainProjectTest.class);
    assertThat(folder.resolve("coverage.json")).doesNotExist();
    assertThat(ended.out()).doesNotContain("Rule coverage");
  }

  private record Ended(int code, String out) {}

  private Ended fork(List<String> properties, Class<?> test)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.add("-Drunesheet.coverage.folder=" + folder);
    command.addAll(properties);
    command.addAll(List.of("-cp", classPath()));
    command.addAll(List.of(Fork.class.getName(), test.getName()));
    Path out = Files.createTempFile(folder, "out", ".txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return new Ended(process.exitValue(), Files.readString(out));
  }

  /** All that this test's loader has: the folders of classes, and every jar by its manifest. */
  private static String classPath() throws IOException {
    Set<String> path = new LinkedHashSet<>();
    for (Class<?> known : List.of(CoverageForkTest.class, CoverageMode.class)) {
      path.add(
          Path.of(URI.create(known.getProtectionDomain().getCodeSource().getLocation().toString()))
              .toString());
    }
    ClassLoader loader = CoverageForkTest.class.getClassLoader();
    for (URL manifest : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
      String jar = manifest.toString();
      if (jar.startsWith("jar:file:")) {
        path.add(Path.of(URI.create(jar.substring("jar:".length(), jar.indexOf('!')))).toString());
      }
    }
    return String.join(File.pathSeparator, path);
  }

  private RuleCoverage rule(String name) throws IOException {
    Diagnostics findings = new Diagnostics();
    String text = Files.readString(folder.resolve("coverage.json"));
    Coverage coverage = CoverageFileReader.read("coverage.json", text, findings).orElseThrow();
    return coverage.subjects().get(0).rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
