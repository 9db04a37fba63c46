package dev.runesheet.testing.suite;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.XmlText;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Results as JUnit's XML, which build servers show. It names no times: equal runs give equal files.
 */
public final class JunitXml {

  private final XMLStreamWriter xml;

  private JunitXml(XMLStreamWriter xml) {
    this.xml = xml;
  }

  /** The text of a report: a suite for each file, a case for each scenario. */
  public static String of(ScenarioSuite suite) {
    return XmlText.written(xml -> new JunitXml(xml).write(suite));
  }

  private void write(ScenarioSuite suite) throws XMLStreamException {
    xml.writeStartDocument("1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuites");
    counts(suite.passed() + suite.failed(), suite.failed());
    for (FileResult file : suite.results()) {
      write(file);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void counts(long tests, long failures) throws XMLStreamException {
    xml.writeAttribute("tests", Long.toString(tests));
    xml.writeAttribute("failures", Long.toString(failures));
    xml.writeAttribute("errors", "0"); // Schemas of build servers ask for it.
  }

  private void write(FileResult file) throws XMLStreamException {
    long broken = file.broken() ? 1 : 0;
    long failed = file.scenarios().stream().filter(one -> !one.passed()).count();
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute("name", file.file());
    counts(file.scenarios().size() + broken, failed + broken);
    if (file.broken()) {
      List<String> lines = file.findings().stream().map(Diagnostic::message).toList();
      testCase(file.file(), "the file itself", "mistake", lines);
    }
    for (ScenarioResult result : file.scenarios()) {
      List<String> lines = result.passed() ? List.of() : result.lines();
      String type = result.mismatches().isEmpty() ? "mistake" : "expectation";
      testCase(file.file(), result.scenario().title(), type, lines);
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private void testCase(String file, String name, String type, List<String> lines)
      throws XMLStreamException {
    xml.writeCharacters("\n    ");
    xml.writeStartElement("testcase");
    attribute("classname", file);
    attribute("name", name);
    if (!lines.isEmpty()) {
      xml.writeStartElement("failure");
      attribute("type", type);
      attribute("message", lines.get(0));
      xml.writeCharacters(XmlText.clean(String.join("\n", lines)));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private void attribute(String name, String value) throws XMLStreamException {
    xml.writeAttribute(name, XmlText.clean(value));
  }
}
