package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import edu.hm.hafner.coverage.Coverage;
import edu.hm.hafner.coverage.FileNode;
import edu.hm.hafner.coverage.Metric;
import edu.hm.hafner.coverage.ModuleNode;
import edu.hm.hafner.coverage.parser.CoberturaParser;
import edu.hm.hafner.util.FilteredLog;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readers that others wrote take the reports: Jenkins' of Cobertura, and lcov itself. */
class PublicParsersTest {

  /**
   * The file of a Fireball that was used once, with mana; {@code LcovReportTest} says its lines.
   */
  private static FileNode mage(ModuleNode module) {
    return module.getAllFileNodes().stream()
        .filter(file -> file.getRelativePath().equals(Reports.MAGE))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void jenkinsReadsLinesAndBranchesOfCobertura() {
    String xml = CoberturaReport.of(Reports.fireball());
    FilteredLog log = new FilteredLog();
    ModuleNode module = new CoberturaParser().parse(new StringReader(xml), "cobertura.xml", log);
    assertThat(log.getErrorMessages()).isEmpty();
    FileNode mage = mage(module);
    assertThat(mage.getCoveredLines()).contains(31, 40, 48, 57);
    assertThat(mage.getMissedLines()).contains(62, 76);
    assertThat(mage.getPartiallyCoveredLines()).containsEntry(19, 1);
    Coverage lines = (Coverage) module.getValue(Metric.LINE).orElseThrow();
    assertThat(xml)
        .contains("lines-covered=\"" + lines.getCovered() + "\"")
        .contains("lines-valid=\"" + lines.getTotal() + "\"");
    Coverage branches = (Coverage) module.getValue(Metric.BRANCH).orElseThrow();
    assertThat(xml)
        .contains("branches-covered=\"" + branches.getCovered() + "\"")
        .contains("branches-valid=\"" + branches.getTotal() + "\"");
  }

  @Test
  void lcovReadsLinesFunctionsAndBranches(@TempDir Path folder)
      throws IOException, InterruptedException {
    String text = LcovReport.of(Reports.fireball());
    Path file = Files.writeString(folder.resolve("lcov.info"), text);
    Process lcov;
    try {
      lcov =
          new ProcessBuilder("lcov", "--rc", "lcov_branch_coverage=1", "--summary", file.toString())
              .redirectErrorStream(true)
              .start();
    } catch (IOException absent) {
      assumeThat(false).as("lcov is installed").isTrue();
      return;
    }
    String said = new String(lcov.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(lcov.waitFor()).as(said).isZero();
    assertThat(said)
        .contains("(" + sum(text, "LH:") + " of " + sum(text, "LF:") + " lines)")
        .contains("(" + sum(text, "FNH:") + " of " + sum(text, "FNF:") + " functions)")
        .contains("(" + sum(text, "BRH:") + " of " + sum(text, "BRF:") + " branches)");
  }

  private static int sum(String text, String field) {
    return text.lines()
        .filter(line -> line.startsWith(field))
        .mapToInt(line -> Integer.parseInt(line.substring(field.length())))
        .sum();
  }
}
