package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Cobertura's XML names the lines that authors wrote. */
class CoberturaReportTest {

  /** What the document type coverage-04 allows and asks for, element by element. */
  private static final String DOCUMENT_TYPE =
      """
      <!ELEMENT coverage (sources?, packages)>
      <!ELEMENT sources (source*)>
      <!ELEMENT source (#PCDATA)>
      <!ELEMENT packages (package*)>
      <!ELEMENT package (classes)>
      <!ELEMENT classes (class*)>
      <!ELEMENT class (methods, lines)>
      <!ELEMENT methods (method*)>
      <!ELEMENT method (lines)>
      <!ELEMENT lines (line*)>
      <!ELEMENT line (conditions*)>
      <!ELEMENT conditions (condition*)>
      <!ELEMENT condition EMPTY>
      <!ATTLIST coverage line-rate CDATA #REQUIRED branch-rate CDATA #REQUIRED
        lines-covered CDATA #REQUIRED lines-valid CDATA #REQUIRED
        branches-covered CDATA #REQUIRED branches-valid CDATA #REQUIRED
        complexity CDATA #REQUIRED version CDATA #REQUIRED timestamp CDATA #REQUIRED>
      <!ATTLIST package name CDATA #REQUIRED line-rate CDATA #REQUIRED
        branch-rate CDATA #REQUIRED complexity CDATA #REQUIRED>
      <!ATTLIST class name CDATA #REQUIRED filename CDATA #REQUIRED line-rate CDATA #REQUIRED
        branch-rate CDATA #REQUIRED complexity CDATA #REQUIRED>
      <!ATTLIST method name CDATA #REQUIRED signature CDATA #REQUIRED
        line-rate CDATA #REQUIRED branch-rate CDATA #REQUIRED complexity CDATA #REQUIRED>
      <!ATTLIST line number CDATA #REQUIRED hits CDATA #REQUIRED branch CDATA "false"
        condition-coverage CDATA "100%">
      <!ATTLIST condition number CDATA #REQUIRED type CDATA #REQUIRED coverage CDATA #REQUIRED>
      """;

  @Test
  void itIsValidByItsDocumentType() throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setValidating(true);
    DocumentBuilder builder = factory.newDocumentBuilder();
    List<String> wrong = new ArrayList<>();
    builder.setErrorHandler(
        new DefaultHandler() {
          @Override
          public void error(SAXParseException found) {
            wrong.add(found.getMessage());
          }
        });
    builder.setEntityResolver((id, system) -> new InputSource(new StringReader(DOCUMENT_TYPE)));
    builder.parse(new InputSource(new StringReader(CoberturaReport.of(Reports.fireball()))));
    assertThat(wrong).isEmpty();
  }

  @Test
  void aLineWithTwoWaysOfWhichOneWasTakenIsHalfCovered() throws Exception {
    Element mage = byName(parse(Reports.fireball()), "class", "fire_mage.json");
    assertThat(mage.getAttribute("filename")).isEqualTo(Reports.MAGE);
    Element fork = byNumber(mage, "19");
    assertThat(fork.getAttribute("branch")).isEqualTo("true");
    assertThat(fork.getAttribute("condition-coverage")).isEqualTo("50% (1/2)");
    assertThat(fork.getAttribute("hits")).isEqualTo("1");
    assertThat(byNumber(mage, "62").getAttribute("hits")).isEqualTo("0");
    assertThat(byNumber(mage, "31").getAttribute("branch")).isEqualTo("false");
  }

  @Test
  void sumsAreThoseOfTheLines() throws Exception {
    Document xml = parse(Reports.fireball());
    List<Element> lines = elements(xml.getDocumentElement(), "line");
    Element coverage = xml.getDocumentElement();
    long hit = lines.stream().filter(line -> !line.getAttribute("hits").equals("0")).count();
    assertThat(coverage.getAttribute("lines-valid")).isEqualTo("" + lines.size());
    assertThat(coverage.getAttribute("lines-covered")).isEqualTo("" + hit);
    assertThat(Double.parseDouble(coverage.getAttribute("line-rate")))
        .isBetween(0.0, 1.0)
        .isCloseTo((double) hit / lines.size(), org.assertj.core.data.Offset.offset(0.0001));
  }

  @Test
  void foldersArePackages() throws Exception {
    Element folder = byName(parse(Reports.fireball()), "package", "data/math-battle/heroes");
    assertThat(elements(folder, "class")).hasSize(2);
  }

  private static Document parse(SourceCoverage sources) throws Exception {
    DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    builder.setEntityResolver((id, system) -> new InputSource(new StringReader("")));
    return builder.parse(new InputSource(new StringReader(CoberturaReport.of(sources))));
  }

  private static Element byName(Document xml, String tag, String name) {
    return elements(xml.getDocumentElement(), tag).stream()
        .filter(one -> one.getAttribute("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Element byNumber(Element in, String number) {
    return elements(in, "line").stream()
        .filter(one -> one.getAttribute("number").equals(number))
        .findFirst()
        .orElseThrow();
  }

  private static List<Element> elements(Element in, String tag) {
    NodeList all = in.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      elements.add((Element) all.item(i));
    }
    return elements;
  }
}
