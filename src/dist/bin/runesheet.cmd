@echo off
rem Starts Runesheet from the folder it was unpacked to. Needs Java 17 or newer, from JAVA_HOME or the path.
setlocal
set "HERE=%~dp0.."
set "JAVA=java"
if not "%JAVA_HOME%"=="" set "JAVA=%JAVA_HOME%\bin\java"
set "OWN="
if defined RUNESHEET_CLASSPATH set "OWN=;%RUNESHEET_CLASSPATH%"
set "TIER=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
if "%1"=="simulate" set "TIER=-XX:+UseParallelGC"
if "%1"=="watch" set "TIER=-XX:+UseSerialGC -Xms64m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
"%JAVA%" %TIER% %RUNESHEET_OPTS% -cp "%HERE%\lib\*%OWN%" dev.runesheet.cli.Runesheet %*
exit /b %errorlevel%
