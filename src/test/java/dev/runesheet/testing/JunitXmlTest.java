package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.suite.JunitXml;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The report for build servers. */
class JunitXmlTest {

  private static final String SCENARIOS =
      "game: math-battle\n"
          + "scenarios:\n"
          + "  - {name: 'a <b> & \"c\"', given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n"
          + "  - {name: \"a ]]> b\", given: {heroes: [fighter, fighter]}, then: {turn:"
          + " 2}}\n";

  @Test
  void isWellFormedWhateverTheNamesAre() throws Exception {
    Element root = parse(report("f.yaml", SCENARIOS)).getDocumentElement();

    assertThat(root.getAttribute("tests")).isEqualTo("2");
    assertThat(root.getAttribute("failures")).isEqualTo("1");
    Element first = (Element) root.getElementsByTagName("testcase").item(0);
    assertThat(first.getAttribute("name")).isEqualTo("a <b> & \"c\"");
    assertThat(first.getElementsByTagName("failure").getLength()).isZero();
    Element failure = (Element) root.getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("message")).contains("expected 2, actual 1");
    assertThat(failure.getTextContent()).contains("What happened:");
    assertThat(failure.getAttribute("type")).isEqualTo("expectation");
  }

  /** What the schema of Jenkins (junit-10.xsd) asks of a suite. */
  @Test
  void suitesHaveTheCountsThatSchemasRequire() throws Exception {
    Element suite =
        (Element)
            parse(report("f.yaml", SCENARIOS))
                .getDocumentElement()
                .getElementsByTagName("testsuite")
                .item(0);
    assertThat(List.of("name", "tests", "failures", "errors"))
        .extracting(suite::getAttribute)
        .containsExactly("f.yaml", "2", "1", "0");
  }

  @Test
  void aBrokenFileIsAFailure() throws Exception {
    Element root = parse(report("f.yaml", "]")).getDocumentElement();
    assertThat(root.getElementsByTagName("failure").getLength()).isEqualTo(1);
  }

  @Test
  void equalRunsGiveEqualFiles() {
    assertThat(report("f.yaml", SCENARIOS)).isEqualTo(report("f.yaml", SCENARIOS));
  }

  private static String report(String name, String text) {
    ScenarioSuite suite = Yaml.suite();
    suite.run(name, text);
    return JunitXml.of(suite);
  }

  private static Document parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }
}
