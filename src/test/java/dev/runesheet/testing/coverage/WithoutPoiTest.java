package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A project that has no workbooks of its own need not have Apache POI. */
class WithoutPoiTest {

  private static final String TESTING = "dev.runesheet.testing.coverage.";
  private static final String BOOK = "tables/a.drl.xlsx";

  private static final String COVERED =
      CoverageFile.write(
          Coverage.of(
              new SubjectCoverage(
                  "g", Map.of(), List.of(row("in a book", BOOK + "!S!B7")), List.of(), List.of())));

  private static RuleCoverage row(String name, String place) {
    return new RuleCoverage(
        "p", name, place, Kind.ROW, "", false, List.of(), List.of(), List.of(), 1);
  }

  @Test
  void pagesLeaveWorkbooksOutAndSayWhy() throws Exception {
    URL[] classes =
        Stream.of(CoverageConfig.class, JsonNode.class, JsonFactory.class, JsonCreator.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
            .toArray(URL[]::new);
    try (URLClassLoader loader =
        new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
      Class<?> findings = loader.loadClass("dev.runesheet.model.diagnostic.Diagnostics");
      Object own = findings.getConstructor().newInstance();
      Optional<?> coverage =
          (Optional<?>)
              loader
                  .loadClass(TESTING + "CoverageFileReader")
                  .getMethod("read", String.class, String.class, findings)
                  .invoke(null, "c.json", COVERED, own);
      Class<?> config = loader.loadClass(TESTING + "CoverageConfig");
      Object report =
          loader
              .loadClass(TESTING + "CoverageReport")
              .getConstructor(loader.loadClass(TESTING + "Coverage"), config)
              .newInstance(coverage.orElseThrow(), config.getField("NONE").get(null));
      Function<String, Optional<byte[]>> files = name -> Optional.of(new byte[3]);
      Object sources =
          loader
              .loadClass(TESTING + "report.SourceCoverage")
              .getConstructor(report.getClass(), Function.class, findings)
              .newInstance(report, files, own);
      Object pages =
          loader
              .loadClass(TESTING + "report.HtmlSite")
              .getMethod("of", sources.getClass())
              .invoke(null, sources);
      assertThat(((Map<?, ?>) pages).keySet().toString()).isEqualTo("[index.html]");
      assertThat(pages.toString()).contains(BOOK);
      assertThat(findings.getMethod("all").invoke(own).toString())
          .contains(BOOK + ": warning RS147", "org.drools:drools-decisiontables");
    }
  }
}
