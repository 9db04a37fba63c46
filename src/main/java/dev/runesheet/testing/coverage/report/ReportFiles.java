package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.testing.coverage.ProjectFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reports as files. */
public final class ReportFiles {

  private ReportFiles() {}

  /**
   * The content of a source that a coverage names: of a folder, of this jar's games, or of the
   * class path.
   */
  public static Optional<byte[]> source(Path folder, String name) {
    Optional<byte[]> here = new DirectoryFiles(folder).read(name);
    Optional<byte[]> shipped = here.isPresent() ? here : new ResourceFiles().read(name);
    return shipped.isPresent() ? shipped : ProjectFiles.find(folder, name);
  }

  /** Writes all reports below a folder. */
  public static void all(SourceCoverage sources, Path folder, Diagnostics findings)
      throws IOException {
    html(sources, folder.resolve("html"));
    lcov(sources, folder.resolve("lcov.info"));
    cobertura(sources, folder.resolve("cobertura.xml"));
    workbooks(sources, folder.resolve("workbooks"), findings);
  }

  /** Writes pages; {@code index.html} is the first. */
  public static void html(SourceCoverage sources, Path folder) throws IOException {
    for (Map.Entry<String, String> page : HtmlSite.of(sources).entrySet()) {
      write(folder.resolve(page.getKey()), bytes(page.getValue()));
    }
  }

  /** Writes LCOV. */
  public static void lcov(SourceCoverage sources, Path file) throws IOException {
    write(file, bytes(LcovReport.of(sources)));
  }

  /** Writes Cobertura's XML. */
  public static void cobertura(SourceCoverage sources, Path file) throws IOException {
    write(file, bytes(CoberturaReport.of(sources)));
  }

  /** Writes copies of the workbooks, coloured; gives their files. */
  public static List<Path> workbooks(SourceCoverage sources, Path folder, Diagnostics findings)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (SourceCoverage.Book book : sources.books()) {
      Optional<byte[]> copy = PaintedWorkbook.of(book, findings);
      if (copy.isPresent()) {
        Path file = folder.resolve(inside(book.name()));
        write(file, copy.get());
        files.add(file);
      }
    }
    return files;
  }

  /**
   * The path for a source's name, which may come from an untrusted file: it never leads out of a
   * folder.
   */
  private static Path inside(String name) {
    Path path = Path.of(name).normalize();
    return path.isAbsolute() || path.startsWith("..") ? path.getFileName() : path;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void write(Path file, byte[] content) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.write(file, content);
  }
}
