package dev.runesheet.testing.coverage.report;

import dev.runesheet.testing.XmlText;
import dev.runesheet.testing.coverage.report.LineCoverage.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Coverage of texts in Cobertura's XML: a folder is a package, a file is a class. It names no time:
 * equal coverages give equal files.
 */
record CoberturaReport(XMLStreamWriter xml) {

  private static final double PERCENT = 100.0;

  /** The text of a file. */
  public static String of(SourceCoverage sources) {
    return XmlText.written(xml -> new CoberturaReport(xml).write(sources.texts()));
  }

  /** The numbers of lines and branches, with those covered. */
  private record Sums(long lines, long linesHit, long ways, long waysTaken) {

    static Sums of(List<SourceCoverage.Text> texts) {
      List<LineCoverage> lines =
          texts.stream()
              .flatMap(text -> text.map().lines().values().stream())
              .filter(LineCoverage::counts)
              .toList();
      List<Way> ways = lines.stream().flatMap(line -> line.ways().stream()).toList();
      return new Sums(
          lines.size(),
          lines.stream().filter(line -> line.hits() > 0).count(),
          ways.size(),
          ways.stream().filter(way -> way.taken() > 0).count());
    }

    String lineRate() {
      return rate(linesHit, lines);
    }

    String branchRate() {
      return rate(waysTaken, ways);
    }

    private static String rate(long covered, long all) {
      return String.format(Locale.ROOT, "%.4f", all == 0 ? 1.0 : (double) covered / all);
    }
  }

  private void write(List<SourceCoverage.Text> texts) throws XMLStreamException {
    Sums sums = Sums.of(texts);
    xml.writeStartDocument("1.0");
    xml.writeDTD(
        "\n<!DOCTYPE coverage SYSTEM"
            + " \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">\n");
    xml.writeStartElement("coverage");
    rates(sums);
    xml.writeAttribute("lines-covered", Long.toString(sums.linesHit));
    xml.writeAttribute("lines-valid", Long.toString(sums.lines));
    xml.writeAttribute("branches-covered", Long.toString(sums.waysTaken));
    xml.writeAttribute("branches-valid", Long.toString(sums.ways));
    xml.writeAttribute("complexity", "0");
    xml.writeAttribute("version", "runesheet");
    xml.writeAttribute("timestamp", "0");
    start("\n ", "sources");
    start("", "source");
    xml.writeCharacters(".");
    end("");
    end("");
    start("\n ", "packages");
    for (Map.Entry<String, List<SourceCoverage.Text>> folder : folders(texts).entrySet()) {
      write(folder.getKey(), folder.getValue());
    }
    end("\n ");
    end("\n");
    xml.writeEndDocument();
  }

  private static Map<String, List<SourceCoverage.Text>> folders(List<SourceCoverage.Text> texts) {
    Map<String, List<SourceCoverage.Text>> folders = new TreeMap<>();
    for (SourceCoverage.Text text : texts) {
      String folder = text.name().substring(0, Math.max(0, text.name().lastIndexOf('/')));
      folders.computeIfAbsent(folder, name -> new ArrayList<>()).add(text);
    }
    return folders;
  }

  private void write(String folder, List<SourceCoverage.Text> texts) throws XMLStreamException {
    start("\n  ", "package");
    xml.writeAttribute("name", XmlText.clean(folder));
    rates(Sums.of(texts));
    xml.writeAttribute("complexity", "0");
    start("\n   ", "classes");
    for (SourceCoverage.Text text : texts) {
      write(text);
    }
    end("\n   ");
    end("\n  ");
  }

  private void write(SourceCoverage.Text text) throws XMLStreamException {
    start("\n    ", "class");
    xml.writeAttribute(
        "name", XmlText.clean(text.name().substring(text.name().lastIndexOf('/') + 1)));
    xml.writeAttribute("filename", XmlText.clean(text.name()));
    rates(Sums.of(List.of(text)));
    xml.writeAttribute("complexity", "0");
    start("", "methods");
    end("");
    start("\n     ", "lines");
    for (LineCoverage line : text.map().lines().values()) {
      if (line.counts()) {
        write(line);
      }
    }
    end("\n     ");
    end("\n    ");
  }

  private void write(LineCoverage line) throws XMLStreamException {
    start("\n      ", "line");
    xml.writeAttribute("number", Integer.toString(line.number()));
    xml.writeAttribute("hits", Long.toString(line.hits()));
    xml.writeAttribute("branch", Boolean.toString(!line.ways().isEmpty()));
    if (!line.ways().isEmpty()) {
      long taken = line.ways().stream().filter(way -> way.taken() > 0).count();
      long percent = (long) (PERCENT * taken / line.ways().size());
      xml.writeAttribute(
          "condition-coverage", percent + "% (" + taken + "/" + line.ways().size() + ")");
    }
    end("");
  }

  private void rates(Sums sums) throws XMLStreamException {
    xml.writeAttribute("line-rate", sums.lineRate());
    xml.writeAttribute("branch-rate", sums.branchRate());
  }

  private void start(String before, String element) throws XMLStreamException {
    xml.writeCharacters(before);
    xml.writeStartElement(element);
  }

  private void end(String before) throws XMLStreamException {
    xml.writeCharacters(before);
    xml.writeEndElement();
  }
}
