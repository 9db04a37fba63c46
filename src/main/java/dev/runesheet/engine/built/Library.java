package dev.runesheet.engine.built;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A library that an embedding game does not get by itself: it is needed for some calls only. Where
 * one is missing, the message names what to add instead of a class that nobody has heard of.
 */
public enum Library {
  /** Compiles workbooks of rules. */
  DECISION_TABLES(
      "org.drools:drools-decisiontables:10.2.0",
      "org.drools.decisiontable.SpreadsheetCompiler",
      "org.drools.template.parser.DataListener"),
  /** Reads {@code kmodule.xml}. */
  KMODULE("org.drools:drools-xml-support:10.2.0", "org.drools.xml.support.XMLSupportImpl"),
  /** Reads workbooks. */
  WORKBOOKS(
      "org.apache.poi:poi-ooxml:5.5.1",
      "org.apache.poi.xssf.usermodel.XSSFWorkbook",
      "org.apache.poi.ss.usermodel.Workbook"),
  /** Brings log4j-api, by which the reader of workbooks logs. */
  LOGGING("org.apache.logging.log4j:log4j-to-slf4j:2.24.3", "org.apache.logging.log4j.Logger"),
  /** Reads {@code game.yaml}. */
  YAML(
      "com.fasterxml.jackson.dataformat:jackson-dataformat-yaml:2.22.0",
      "com.fasterxml.jackson.dataformat.yaml.YAMLFactory",
      "org.yaml.snakeyaml.LoaderOptions"),
  /** Reads effect strings. */
  GRAMMARS("org.antlr:antlr4-runtime:4.13.2", "org.antlr.v4.runtime.Parser");

  /** The libraries needed to read the sources of games. */
  public static final List<Library> OF_SOURCES =
      List.of(DECISION_TABLES, WORKBOOKS, LOGGING, YAML, GRAMMARS);

  /** The code of the finding, as in {@code docs/diagnostics.md}, that one is missing. */
  public static final String CODE = "RS052";

  /** Java leaves out modules that nobody requires, also if their jars are there. */
  private static final String ON_MODULE_PATH =
      " If it is on the module path, start Java with --add-modules ALL-MODULE-PATH.";

  private final String artifact;
  private final List<String> classes;

  Library(String artifact, String... classes) {
    this.artifact = artifact;
    this.classes = List.of(classes);
  }

  /** Group, artifact and version, as Maven and Gradle write them. */
  public String artifact() {
    return artifact;
  }

  /** True if it is on the class path, with its own dependencies. */
  public boolean isThere() {
    return classes.stream().allMatch(Library::has);
  }

  /** The needed libraries that are missing. */
  public static List<Library> missing(List<Library> needed) {
    return needed.stream().filter(one -> !one.isThere()).toList();
  }

  /** The artifacts of libraries, for a message. */
  public static String words(List<Library> libraries) {
    return libraries.stream().map(Library::artifact).collect(Collectors.joining(", "));
  }

  /**
   * Refuses work for which the library is missing.
   *
   * @param work the work that needs it
   * @throws IllegalStateException that names its artifact
   */
  public void require(String work) {
    if (!isThere()) {
      throw new IllegalStateException(
          CODE
              + " "
              + work
              + " needs a library that is not on the class path. Add the dependency "
              + artifact
              + "."
              + (Library.class.getModule().isNamed() ? ON_MODULE_PATH : ""));
    }
  }

  private static boolean has(String type) {
    try {
      Class.forName(type, false, Library.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError missing) {
      return false;
    }
  }
}
