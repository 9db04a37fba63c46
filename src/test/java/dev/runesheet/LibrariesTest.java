package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.runesheet.engine.built.Library;
import dev.runesheet.model.diagnostic.Code;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an embedding game is told that lacks a library, and that it hears nothing otherwise. */
class LibrariesTest {

  private static final List<String> CLASS_PATH =
      List.of(System.getProperty("java.class.path").split(File.pathSeparator));

  /** Jars that no embedding game gets by Runesheet alone. */
  private static final Pattern OPTIONAL =
      Pattern.compile(
          ".*/(drools-(decisiontables|templates|xml-support)|poi|xmlbeans|curvesapi|log4j|slf4j-nop"
              + "|javalin|jetty|jakarta|kotlin|asm|annotations|jackson-dataformat|snakeyaml|antlr4|json-schema|picocli|progressbar|jline|junit"
              + "|assertj|jqwik|archunit|coverage-model|commons|kie-util-xml|xstream|byte-buddy)"
              + "[-\\w.]*jar");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "drools-decisiontables, org.drools:drools-decisiontables:",
    "drools-templates, org.drools:drools-decisiontables:",
    "poi-ooxml-5, org.apache.poi:poi-ooxml:",
    "poi-5, org.apache.poi:poi-ooxml:",
    "poi-ooxml-lite, 'org.apache.poi:poi-ooxml-lite (which org.apache.poi:poi-ooxml:'",
    "xmlbeans, 'org.apache.xmlbeans:xmlbeans (which org.apache.poi:poi-ooxml:'",
    "commons-compress, 'org.apache.commons:commons-compress (which org.apache.poi:poi-ooxml:'",
    "commons-collections4, 'org.apache.commons:commons-collections4 (which org.apache.poi:'",
    "commons-io, 'commons-io:commons-io (which org.apache.poi:poi-ooxml:'",
    "log4j-api, org.apache.logging.log4j:log4j-to-slf4j:",
    "jackson-dataformat-yaml, com.fasterxml.jackson.dataformat:jackson-dataformat-yaml:",
    "antlr4-runtime, org.antlr:antlr4-runtime:"
  })
  void readingSourcesWithoutALibraryIsOneFindingThatNamesIt(String jar, String artifact)
      throws Exception {
    try (URLClassLoader loader = without(jar)) {
      Class<?> findings = loader.loadClass("dev.runesheet.model.diagnostic.Diagnostics");
      Class<?> files = loader.loadClass("dev.runesheet.pack.file.PackFiles");
      Object found = findings.getConstructor().newInstance();
      Object sources =
          loader
              .loadClass("dev.runesheet.pack.file.DirectoryFiles")
              .getConstructor(Path.class)
              .newInstance(Path.of(""));

      Object book =
          loader
              .loadClass("dev.runesheet.pack.Packs")
              .getMethod("build", String.class, files, findings)
              .invoke(null, "valeria", sources, found);

      assertThat(book).isNull();
      List<?> all = (List<?>) findings.getMethod("all").invoke(found);
      assertThat(all).hasSize(1);
      assertThat(all.get(0).toString()).contains(Code.LIBRARY_MISSING.id(), artifact);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "drools-xml-support, org.drools:drools-xml-support:",
    "poi-ooxml-5, org.apache.poi:poi-ooxml:"
  })
  void aKmoduleWithoutALibraryThatReadsItIsRefusedWithItsName(String jar, String artifact)
      throws Exception {
    try (URLClassLoader loader = without(jar)) {
      Throwable thrown =
          catchThrowable(
              () ->
                  loader
                      .loadClass("dev.runesheet.api.RuleBook")
                      .getMethod("fromKieBase", String.class, String.class)
                      .invoke(null, "math-battle", "math-battle"));

      assertThat(thrown).isInstanceOf(InvocationTargetException.class);
      assertThat(thrown.getCause())
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("RS052")
          .hasMessageContaining(artifact);
    }
  }

  @Test
  void theDependencyOfReadersBringsAllThatTheyNeed() throws IOException {
    String pom = Files.readString(Path.of("src/main/pom/runesheet-sources.xml"));

    assertThat(Library.OF_SOURCES)
        .allSatisfy(
            library -> {
              String[] artifact = library.artifact().split(":");
              assertThat(pom)
                  .containsPattern(
                      "<groupId>"
                          + artifact[0]
                          + "</groupId>\\s*<artifactId>"
                          + artifact[1]
                          + "</artifactId>\\s*<version>@\\w+\\.version@</version>");
            });
  }

  @Test
  void aGameWithoutOptionalLibrariesPlaysAndNothingIsPrinted() throws Exception {
    List<String> jars =
        CLASS_PATH.stream().filter(jar -> !OPTIONAL.matcher(unix(jar)).matches()).toList();
    Path printed = folder.resolve("printed");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                String.join(File.pathSeparator, jars),
                SilentMatch.class.getName()));

    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start()
            .waitFor();

    assertThat(Files.readString(printed)).isEmpty();
    assertThat(exit).isEqualTo(SilentMatch.OVER);
  }

  private static URLClassLoader without(String jar) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String one : CLASS_PATH) {
      if (!unix(one).contains("/" + jar)) {
        urls.add(Path.of(one).toUri().toURL());
      }
    }
    assertThat(urls).hasSizeLessThan(CLASS_PATH.size());
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private static String unix(String path) {
    return path.replace('\\', '/');
  }
}
