package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A plain project need not have Jackson's module for YAML. */
class WithoutYamlTest {

  private static String read(String name, String text) throws Exception {
    URL[] classes =
        Stream.of(CoverageConfig.class, JsonNode.class, JsonFactory.class, JsonCreator.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
            .toArray(URL[]::new);
    try (URLClassLoader loader =
        new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
      Class<?> findings = loader.loadClass("dev.runesheet.model.diagnostic.Diagnostics");
      Object own = findings.getConstructor().newInstance();
      Class<?> config = loader.loadClass("dev.runesheet.testing.coverage.CoverageConfig");
      Object thresholds =
          config
              .getMethod("read", String.class, String.class, findings)
              .invoke(null, name, text, own);
      return thresholds + " " + findings.getMethod("all").invoke(own);
    }
  }

  @Test
  void thatAFileOfYamlCannotBeReadIsAFinding() throws Exception {
    assertThat(read("coverage.yaml", "thresholds: []"))
        .contains("coverage.yaml: error RS188")
        .contains("thresholds=[]");
  }

  @Test
  void aFileOfJsonIsReadWithoutIt() throws Exception {
    assertThat(read("thresholds.json", "{\"thresholds\": [{\"rules\": 90}]}"))
        .contains("90")
        .endsWith("[]");
  }
}
