REM Edits one cell of each of some workbooks and saves them, as a person would.
REM Each line of the list: workbook, where to save, sheet, cell, kind of edit, what is written; tabs between.
Sub Run(list As String)
  Dim files, stream, parts, book As Object
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim excel(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  excel(0).Name = "FilterName"
  excel(0).Value = "Calc MS Excel 2007 XML"
  files = createUnoService("com.sun.star.ucb.SimpleFileAccess")
  stream = createUnoService("com.sun.star.io.TextInputStream")
  stream.setInputStream(files.openFileRead(ConvertToUrl(list)))
  stream.setEncoding("UTF-8")
  Do While Not stream.isEOF()
    parts = Split(stream.readLine(), Chr(9))
    If UBound(parts) = 5 Then
      book = StarDesktop.loadComponentFromURL(ConvertToUrl(parts(0)), "_blank", 0, hidden())
      Call Apply(book, book.Sheets.getByName(parts(2)), parts(3), parts(4), parts(5))
      book.storeToURL(ConvertToUrl(parts(1)), excel())
      book.close(True)
    End If
  Loop
  stream.closeInput()
  StarDesktop.terminate()
End Sub

Sub Apply(book As Object, sheet As Object, place As String, kind As String, value As String)
  Dim cells, german As New com.sun.star.lang.Locale, english As New com.sun.star.lang.Locale
  german.Language = "de"
  german.Country = "DE"
  english.Language = "en"
  english.Country = "US"
  cells = sheet.getCellRangeByName(place)
  Select Case kind
    Case "text"
      cells.setString(value)
    Case "typed"
      cells.NumberFormat = 0
      cells.setFormula(value)
    Case "german"
      cells.CharLocale = german
      cells.NumberFormat = 0
      cells.FormulaLocal = value
    Case "number"
      cells.NumberFormat = 0
      cells.setValue(Val(value))
    Case "date"
      cells.NumberFormat = book.NumberFormats.getStandardFormat(com.sun.star.util.NumberFormat.DATE, english)
      cells.setValue(Val(value))
    Case "truth"
      cells.NumberFormat = book.NumberFormats.getStandardFormat(com.sun.star.util.NumberFormat.LOGICAL, english)
      cells.setValue(Val(value))
    Case "merge"
      cells.merge(True)
    Case "clear"
      cells.clearContents(1023)
    Case "insert row"
      sheet.Rows.insertByIndex(cells.RangeAddress.StartRow, 1)
    Case "delete row"
      sheet.Rows.removeByIndex(cells.RangeAddress.StartRow, 1)
    Case "rename"
      sheet.Name = value
  End Select
End Sub
