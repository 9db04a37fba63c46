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
      List.of(
          new Brought(
              "org.apache.poi:poi-ooxml-lite",
              "org.openxmlformats.schemas.spreadsheetml.x2006.main.CTWorkbook"),
          new Brought("org.apache.xmlbeans:xmlbeans", "org.apache.xmlbeans.XmlException"),
          new Brought(
              "org.apache.commons:commons-compress",
              "org.apache.commons.compress.archivers.zip.ZipFile"),
          new Brought(
              "org.apache.commons:commons-collections4",
              "org.apache.commons.collections4.ListValuedMap"),
          new Brought("commons-io:commons-io", "org.apache.commons.io.IOUtils")),
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
  private final List<Brought> brought;
  private final List<String> classes;

  Library(String artifact, String... classes) {
    this(artifact, List.of(), classes);
  }

  Library(String artifact, List<Brought> brought, String... classes) {
    this.artifact = artifact;
    this.brought = brought;
    this.classes = List.of(classes);
  }

  /**
   * A dependency that comes with a library, unless a build leaves it out.
   *
   * @param artifact group and artifact; the library says which version
   * @param type a class of it
   */
  private record Brought(String artifact, String type) {}

  /** Group, artifact and version, as Maven and Gradle write them. */
  public String artifact() {
    return artifact;
  }

  /** True if it is on the class path, with its own dependencies. */
  public boolean isThere() {
    return classes.stream().allMatch(Library::has) && lacking().isEmpty();
  }

  /** Its own dependencies that are missing. */
  private List<String> lacking() {
    return brought.stream().filter(one -> !has(one.type())).map(Brought::artifact).toList();
  }

  /** The artifacts to add: itself, or those of its own dependencies that were left out. */
  private String needed() {
    return classes.stream().allMatch(Library::has)
        ? String.join(", ", lacking()) + " (which " + artifact + " brings)"
        : artifact;
  }

  /** The needed libraries that are missing. */
  public static List<Library> missing(List<Library> needed) {
    return needed.stream().filter(one -> !one.isThere()).toList();
  }

  /** The artifacts of libraries, for a message. */
  public static String words(List<Library> libraries) {
    return libraries.stream().map(Library::needed).collect(Collectors.joining(", "));
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
              + needed()
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
